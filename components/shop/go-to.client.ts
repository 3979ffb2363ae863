'use client';

import { sitePath } from '@/lib/links/site-path';

/**
 * Changes the address without a page load: to an address of the shop, or to another query ('?size=42', ''
 * for none) of this page. Next follows it, and Back works. `replace` adds no step to Back.
 */
export function goTo(to: string, replace = false): void {
  const { pathname, href } = window.location;
  const address = new URL(to.startsWith('/') ? sitePath(to as '/') : pathname + to, href).href;
  if (address === href) return;
  window.history[replace ? 'replaceState' : 'pushState'](null, '', address);
}
