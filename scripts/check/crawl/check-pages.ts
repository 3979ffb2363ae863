import { limits } from '@/lib/site/limits';
import { checkPreview } from './check-preview';
import { type ExportedPage, type ExportedSite, fileAt, findFault } from './exported-site';
import { canonicalOf, metaContent, pageAddresses, refreshTarget } from './page-addresses';
import { unreachable } from './reach';
import { readTitle } from './read-html';

/** Everything wrong with the pages of an export, a line each, with the page's file. */
export async function checkPages(site: ExportedSite): Promise<string[]> {
  const faults: string[] = [];
  for (const page of site.pages.values()) {
    const own = [...brokenAddresses(site, page)];
    if (wantsToBeFound(page)) {
      own.push(...textFaults(page), ...canonicalFaults(site, page));
      own.push(...(await checkPreview(site, page)));
    }
    faults.push(...own.map((fault) => `${page.file}: ${fault}`));
  }
  const lost = unreachable(site, canonicalPages(site)).map((file) => `${file}: no link leads here`);
  return [...faults, ...alike(site), ...lost];
}

/** The pages a search engine may show: all but the one for unknown addresses. */
export function wantsToBeFound({ file }: ExportedPage): boolean {
  return !/^(404\.html|404\/|_not-found)/.test(file);
}

/** The pages that state themselves as canonical: not those that send on. */
export function canonicalPages({ pages }: ExportedSite): ExportedPage[] {
  return [...pages.values()].filter((page) => wantsToBeFound(page) && !refreshTarget(page));
}

function brokenAddresses(site: ExportedSite, page: ExportedPage): string[] {
  const addresses = new Set([...pageAddresses(page), refreshTarget(page) ?? '#']);
  return [...addresses].flatMap((address) => {
    const fault = findFault(site, address, page.url);
    return fault ? [`"${address}" ${fault}`] : [];
  });
}

function textFaults(page: ExportedPage): string[] {
  const title = readTitle(page.html);
  const description = metaContent(page, 'description') ?? '';
  return [
    ...(title && title.length <= limits.titleLength
      ? []
      : [`title of ${title.length}: "${title}"`]),
    ...(description && description.length <= limits.descriptionLength
      ? []
      : [`description of ${description.length}: "${description}"`]),
  ];
}

function canonicalFaults(site: ExportedSite, page: ExportedPage): string[] {
  const canonical = canonicalOf(page);
  const target = refreshTarget(page);
  const wanted = (target ? new URL(target, page.url) : page.url).href;
  return [
    ...(canonical === wanted ? [] : [`canonical is "${canonical}", not "${wanted}"`]),
    ...(metaContent(page, 'og:url') === wanted ? [] : [`og:url is not "${wanted}"`]),
    ...(canonicalOf(site.pages.get(fileAt(site, new URL(wanted)) ?? '') ?? { tags: [] }) === wanted
      ? []
      : [`"${wanted}" does not state itself as canonical`]),
  ];
}

function alike(site: ExportedSite): string[] {
  const first = new Map<string, string>();
  return canonicalPages(site).flatMap((page) => {
    const title = readTitle(page.html);
    const other = first.get(title);
    first.set(title, page.file);
    return other ? [`${page.file}: has the title of ${other}`] : [];
  });
}
