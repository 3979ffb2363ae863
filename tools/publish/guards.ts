import { readTitle, unescapeHtml } from '@/lib/export/page-tree.build';
import type { Harm, Unsettled } from '@/tools/owner/check/unsettled';
import { counted } from './amounts';
import type { Manifest } from './manifest';

/** The facts to settle in two parts: those that stop a publish, and the others. */
export function splitOpen(rows: readonly Unsettled[]) {
  const stops = rows.filter(({ harm }) => stopsPublish(harm));
  return { stops, notes: rows.filter((row) => !stops.includes(row)) };
}

/** Whether what does such harm stops a publish. */
export function stopsPublish(harm: Harm): boolean {
  return harm === 'sells' || harm === 'untrue';
}

/** A publish of another computer that began so long ago, and wrote nothing since, counts as cut off. */
const BUSY_MINUTES = 10;

/** A sentence where another computer is publishing to the same place; `me` is this one's number. */
export function busyIssue(
  { at, by, done }: Pick<Manifest, 'at' | 'by' | 'done'>,
  me: string,
  now: Date,
): string | undefined {
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / 60_000);
  if (done || by === me || minutes >= BUSY_MINUTES) return undefined;
  const left = Math.min(BUSY_MINUTES, BUSY_MINUTES - minutes);
  return `Another computer is publishing this shop, or was cut off while it did. Try again when it has finished, or in ${counted(left, 'minute')}.`;
}

/** The content of a host before a publish. */
interface Found {
  manifest: Manifest | 'none' | 'damaged';
  /** The page that visitors see first: index.html or index.php; undefined where neither is there. */
  home: string | undefined;
}

/** A sentence where the place holds another site; undefined where it is empty or this shop's own. */
export function otherSite({ manifest, home }: Found, address: string): string | undefined {
  if (typeof manifest !== 'string') {
    return manifest.address === address
      ? undefined
      : `The shop of ${manifest.address} is published there.`;
  }
  if (home === undefined || canonicalAddress(home) === `${address}/`) return undefined;
  const title = readTitle(home).trim();
  return title ? `There is another site already: "${title}".` : 'There is another site already.';
}

/** A sentence where a built shop is for another address than the one it is to be published at. */
export function wrongAddress(home: string, address: string): string | undefined {
  const builtFor = canonicalAddress(home)?.replace(/\/$/, '');
  if (builtFor === address) return undefined;
  return builtFor
    ? `It was built for ${builtFor}, and data/host.json has ${address}.`
    : 'It has no Home of this shop.';
}

/** The address that a page states as its own; undefined where it states none. */
export function canonicalAddress(html: string): string | undefined {
  const href = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return href === undefined ? undefined : unescapeHtml(href);
}
