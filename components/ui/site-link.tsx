import type { ComponentProps } from 'react';
import { sitePath } from '@/lib/site/site-path';

/**
 * A link inside the shop: the browser's own. It needs no script, Back brings the page back as it was,
 * and nothing is fetched before she taps. Next's Link costs 3 kB on every page and a request a link.
 */
export function SiteLink({
  href,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { href: `/${string}` }) {
  return <a {...rest} href={sitePath(href)} />;
}
