'use client';

import { useSyncExternalStore } from 'react';

/**
 * A value that only the browser knows and that does not change while the page is open: `prerendered`
 * before hydration, the result of `read` afterwards.
 */
export function useBrowserValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => prerendered);
}

function subscribeToNothing() {
  return () => {};
}
