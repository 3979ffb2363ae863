'use client';

import { useState } from 'react';
import { pageHref } from '@/lib/links/site-path';

/** The query of the page's address ('?size=42') as state: what is read of it, and the way to another. */
export function useShelfAddress() {
  const [search, setSearch] = useState<string>();
  return {
    search: search ?? '',
    /** False in the prerendered page and until `AddressReader` has reported. */
    isRead: search !== undefined,
    onRead: setSearch,
    /** Goes to another query of the page and shows it at once: Next reports it a moment later. */
    go: (to: string, replace = false) => {
      goTo(to, replace);
      setSearch(window.location.search);
    },
  };
}

/**
 * Changes the address without a page load: to an address of the shop, or to another query ('?size=42', ''
 * for none) of this page. Next follows it, and Back works. `replace` adds no step to Back.
 */
function goTo(to: string, replace: boolean): void {
  const { pathname, href } = window.location;
  const address = new URL(to.startsWith('/') ? pageHref(to as '/') : pathname + to, href).href;
  if (address === href) return;
  window.history[replace ? 'replaceState' : 'pushState'](null, '', address);
}
