'use client';

import { useSyncExternalStore } from 'react';

/**
 * What only the browser knows and does not change while the page stands: `prerendered` in the
 * prerendered page, what `read` says once the script has taken it over.
 */
export function useBrowserValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => prerendered);
}

function subscribeToNothing() {
  return () => {};
}
