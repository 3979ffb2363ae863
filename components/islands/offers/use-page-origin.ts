'use client';

import { useBrowserValue } from '@/components/islands/hydration/use-browser-value';
import { sitePath } from '@/lib/site/site-path';
import { siteOrigin } from '@/lib/site/site-url';

/** The folder the shop stands in, if any: a host may hold more than the shop. */
const folder = sitePath('/').replace(/\/$/, '');

/** Where the shop is served from, origin and folder; in the prerendered page as configured. */
export function usePageOrigin(): string {
  return useBrowserValue(() => window.location.origin + folder, siteOrigin + folder);
}
