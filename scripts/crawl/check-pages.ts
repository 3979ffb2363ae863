import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { limits } from '@/lib/limits';
import { cardSize } from '@/lib/share-card';
import { type ExportedPage, type ExportedSite, fileAt, findFault } from './exported-site';
import { canonicalOf, metaContent, pageAddresses, refreshTarget } from './page-addresses';
import { readTitle } from './read-html';

const previewTags = [
  'og:title',
  'og:description',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:type',
  'og:image',
  'og:image:alt',
  'og:image:type',
  'twitter:title',
  'twitter:description',
  'twitter:image',
];
/** Chat apps pass over a heavier preview. */
const PREVIEW_BYTES = 300_000;

/** Everything wrong with the pages of an export, a line each, with the page's file. */
export async function checkPages(site: ExportedSite): Promise<string[]> {
  const faults: string[] = [];
  for (const page of site.pages.values()) {
    const own = [...brokenAddresses(site, page)];
    if (wantsToBeFound(page)) {
      own.push(...textFaults(page), ...canonicalFaults(site, page), ...previewTagFaults(page));
      own.push(...(await previewFaults(site, page)));
    }
    faults.push(...own.map((fault) => `${page.file}: ${fault}`));
  }
  return [...faults, ...alike(site), ...unreachable(site)];
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

function previewTagFaults(page: ExportedPage): string[] {
  const missing = previewTags.filter((tag) => !metaContent(page, tag));
  const is = (tag: string, value: string) =>
    metaContent(page, tag) === value ? [] : [`${tag} is not ${value}`];
  return [
    ...missing.map((tag) => `has no ${tag}`),
    ...is('twitter:card', 'summary_large_image'),
    ...is('og:image:width', String(cardSize.width)),
    ...is('og:image:height', String(cardSize.height)),
    ...(metaContent(page, 'og:type') === 'product' &&
    !(metaContent(page, 'product:price:amount') && metaContent(page, 'product:price:currency'))
      ? ['is a product without product:price']
      : []),
  ];
}

async function previewFaults(site: ExportedSite, page: ExportedPage): Promise<string[]> {
  const address = metaContent(page, 'og:image') ?? '';
  if (!address.startsWith(site.home.href)) return [`og:image "${address}" is not of this site`];
  if (findFault(site, address, page.url)) return [];
  const path = join(site.dir, fileAt(site, new URL(address)) ?? '');
  const { format, width, height } = await sharp(path).metadata();
  const { size } = statSync(path);
  const right =
    format === 'jpeg' &&
    width === cardSize.width &&
    height === cardSize.height &&
    size < PREVIEW_BYTES;
  return right ? [] : [`og:image is ${format} ${width} × ${height}, ${size} bytes`];
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

/** Pages that no chain of plain links leads to from Home: without script they are lost. */
function unreachable(site: ExportedSite): string[] {
  const seen = new Set(['index.html']);
  for (const file of seen) {
    const page = site.pages.get(file);
    const links = page?.tags.filter(({ name }) => name === 'a') ?? [];
    for (const { attributes } of links) {
      const url = new URL(attributes.href ?? '', page?.url);
      const next = url.origin === site.home.origin ? fileAt(site, url) : undefined;
      if (next && site.pages.has(next)) seen.add(next);
    }
  }
  return canonicalPages(site)
    .filter(({ file }) => !seen.has(file))
    .map(({ file }) => `${file}: no link leads here`);
}
