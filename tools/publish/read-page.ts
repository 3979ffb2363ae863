import { unescapeHtml } from '@/lib/export/read-html.build';

/** The address that a page states as its own; undefined where it states none. */
export function canonicalAddress(html: string): string | undefined {
  const href = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return href === undefined ? undefined : unescapeHtml(href);
}
