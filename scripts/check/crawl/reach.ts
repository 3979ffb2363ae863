import { type ExportedPage, type ExportedSite, fileAt } from './exported-site';

/** The files of the pages that no chain of links leads to from Home. */
export function unreachable(site: ExportedSite, pages: readonly ExportedPage[]): string[] {
  // A set can grow while it is iterated: each page that is found is searched in turn.
  const reached = new Set(['index.html']);
  for (const file of reached) {
    for (const next of linkedFrom(site, file)) reached.add(next);
  }
  return pages.map(({ file }) => file).filter((file) => !reached.has(file));
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
