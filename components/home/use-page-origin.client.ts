'use client';

import { useBrowserValue } from '@/components/page/use-browser-value.client';
import { pageHref } from '@/lib/links/site-path';
import { siteOrigin } from '@/lib/links/site-url';

/** The shop's folder on its host, if any: '/mavazi/'. */
const folder = pageHref('/').replace(/^\/$/, '');

/** The address the shop is served from, with its folder; in the prerendered page the configured one. */
export function usePageOrigin(): string {
  return useBrowserValue(() => window.location.origin + folder, siteOrigin + folder);
}
