'use client';

import { useSyncExternalStore } from 'react';
import { siteOrigin } from '@/lib/site-url';

/** The origin the page is served from; in the prerendered page the configured one. */
export function usePageOrigin(): string {
  return useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => siteOrigin,
  );
}
