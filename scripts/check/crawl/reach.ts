import { type ExportedPage, type ExportedSite, fileAt } from './exported-site';

/**
 * Those of the pages, by file, that no chain of plain links leads to from Home: without script they
 * are lost.
 */
export function unreachable(site: ExportedSite, pages: readonly ExportedPage[]): string[] {
  // A set grows while it is walked: each page found is walked in its turn.
  const seen = new Set(['index.html']);
  for (const file of seen) {
    for (const next of linkedFrom(site, file)) seen.add(next);
  }
  return pages.map(({ file }) => file).filter((file) => !seen.has(file));
}

function linkedFrom(site: ExportedSite, file: string): string[] {
  const page = site.pages.get(file);
  const links = page?.tags.filter(({ name }) => name === 'a') ?? [];
  return links.flatMap(({ attributes }) => {
    const href = attributes.href ?? '';
    if (!URL.canParse(href, page?.url.href)) return [];
    const url = new URL(href, page?.url.href);
    const next = url.origin === site.home.origin ? fileAt(site, url) : undefined;
    return next && site.pages.has(next) ? [next] : [];
  });
}
