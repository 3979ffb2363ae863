'use client';

import { useBrowserValue } from './use-browser-value';

/** False in the prerendered page, true once the script has taken it over. */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
