'use client';

import { useBrowserValue } from './use-browser-value.client';

/** False in the prerendered page, true once it is hydrated. */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
