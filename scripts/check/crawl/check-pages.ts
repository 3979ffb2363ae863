import { readTitle } from '@/lib/export/read-html.build';
import { buildLimits } from '@/lib/site/build-limits';
import { checkPreview } from './check-preview';
import { addressIssue, type ExportedPage, type ExportedSite, fileAt } from './exported-site';
import { canonicalOf, metaContent, pageAddresses, refreshTarget } from './page-addresses';
import { unreachable } from './reach';

/** The issues of the pages of an export, a sentence each that begins with the page's file. */
export async function checkPages(site: ExportedSite): Promise<string[]> {
  const issues: string[] = [];
  for (const page of site.pages.values()) {
    const own = brokenAddresses(site, page);
    if (isIndexable(page)) {
      own.push(...textIssues(page), ...canonicalIssues(site, page));
      own.push(...(await checkPreview(site, page)));
    }
    issues.push(...own.map((issue) => `${page.file}: ${issue}`));
  }
  const unlinked = unreachable(site, canonicalPages(site));
  return [
    ...issues,
    ...repeatedTexts(site),
    ...unlinked.map((file) => `${file}: no link leads here`),
  ];
}

/** Whether search engines may show a page: every page except those in place of one that is not there. */
function isIndexable({ file }: ExportedPage): boolean {
  return !/^(404\.html|404\/|_not-found|offline\/)/.test(file);
}

/** The pages that state themselves as canonical: those that do not redirect. */
export function canonicalPages({ pages }: ExportedSite): ExportedPage[] {
  return [...pages.values()].filter((page) => isIndexable(page) && !refreshTarget(page));
}

function brokenAddresses(site: ExportedSite, page: ExportedPage): string[] {
  const addresses = new Set([...pageAddresses(page), refreshTarget(page) ?? '#']);
  return [...addresses].flatMap((address) => {
    const issue = addressIssue(site, address, page.url);
    return issue ? [`"${address}" ${issue}`] : [];
  });
}

function textIssues(page: ExportedPage): string[] {
  const title = readTitle(page.html);
  const description = metaContent(page, 'description') ?? '';
  return [
    ...(title && title.length <= buildLimits.titleLength
      ? []
      : [`title of ${title.length} characters: "${title}"`]),
    ...(description && description.length <= buildLimits.descriptionLength
      ? []
      : [`description of ${description.length} characters: "${description}"`]),
  ];
}

/** Whether search engines may list a page: not one whose content is after '#' of its address. */
export function isListed(page: ExportedPage): boolean {
  return metaContent(page, 'robots') !== 'noindex';
}

/**
 * A page that is not listed names no address of its own: browsers and networks that share a page share the
 * named one, without what follows '#'.
 */
function canonicalIssues(site: ExportedSite, page: ExportedPage): string[] {
  const canonical = canonicalOf(page);
  if (!isListed(page)) {
    const named = canonical ?? metaContent(page, 'og:url');
    return named ? [`is not listed and names "${named}" as its address`] : [];
  }
  const target = refreshTarget(page);
  const expected = (target ? new URL(target, page.url) : page.url).href;
  return [
    ...(canonical === expected ? [] : [`canonical is "${canonical}", not "${expected}"`]),
    ...(metaContent(page, 'og:url') === expected ? [] : [`og:url is not "${expected}"`]),
    ...(canonicalOf(site.pages.get(fileAt(site, new URL(expected)) ?? '') ?? { tags: [] }) ===
    expected
      ? []
      : [`"${expected}" does not state itself as canonical`]),
  ];
}

/** Each page whose title or description another page has too. */
function repeatedTexts(site: ExportedSite): string[] {
  const first = new Map<string, string>();
  return canonicalPages(site).flatMap((page) => {
    const texts = {
      title: readTitle(page.html),
      description: metaContent(page, 'description') ?? '',
    };
    return Object.entries(texts).flatMap(([kind, text]) => {
      const other = first.get(`${kind} ${text}`);
      first.set(`${kind} ${text}`, page.file);
      return other ? [`${page.file}: has the ${kind} of ${other}`] : [];
    });
  });
}
