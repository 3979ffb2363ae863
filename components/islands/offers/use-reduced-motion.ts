'use client';

import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the browser asks for reduced motion; false in the prerendered page. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  const reduced = window.matchMedia(query);
  reduced.addEventListener('change', onChange);
  return () => reduced.removeEventListener('change', onChange);
}
