import type { ComponentProps } from 'react';
import { pageHref } from '@/lib/links/site-path';

/**
 * A plain link inside the shop: it works without script, Back restores the page, and nothing is
 * fetched before the click. Next's Link costs 3 kB on every page and a request for each link.
 */
export function SiteLink({
  href,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { href: `/${string}` }) {
  return <a {...rest} href={pageHref(href)} />;
}
