'use client';

import { useSyncExternalStore } from 'react';

/** False in the prerendered page, true once the script has taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing() {
  return () => {};
}
