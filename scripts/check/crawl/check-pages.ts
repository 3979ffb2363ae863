import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { descriptionLength, titleLength } from '@/lib/seo/page-titles';
import { cardSize } from '@/lib/seo/share-card';
import type { ExportedPage } from './exported-page';
import { addressIssue, type ExportedSite, fileAt } from './exported-site';

const previewTags = [
  'og:title',
  'og:description',
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
/** Chat apps ignore a heavier preview. */
const PREVIEW_BYTES = 300_000;

/** The issues of the pages of an export, a sentence each that begins with the page's file. */
export async function checkPages(site: ExportedSite): Promise<string[]> {
  const issues = [...repeatedTexts(site), ...unreachable(site)];
  for (const page of site.pages.values()) {
    const found = [
      ...brokenAddresses(site, page),
      ...(isIndexable(page)
        ? [
            ...textIssues(page),
            ...canonicalIssues(site, page),
            ...previewIssues(page),
            ...(await previewPictureIssues(site, page)),
          ]
        : []),
    ];
    issues.push(...found.map((issue) => `${page.file}: ${issue}`));
  }
  return issues;
}

/** Whether search engines may show a page: every page except those in place of one that is not there. */
function isIndexable({ file }: ExportedPage): boolean {
  return !/^(404\.html|404\/|_not-found|(?:[a-z]{2}\/)?offline\/)/.test(file);
}

/** The pages that state themselves as canonical: those that do not redirect. */
export function canonicalPages({ pages }: ExportedSite): ExportedPage[] {
  return [...pages.values()].filter((page) => isIndexable(page) && !page.redirect);
}

/** Whether search engines may list a page: not one whose content is after '#' of its address. */
export function isListed(page: ExportedPage): boolean {
  return page.meta('robots') !== 'noindex';
}

function brokenAddresses(site: ExportedSite, page: ExportedPage): string[] {
  const addresses = new Set([...page.addresses, ...(page.redirect ? [page.redirect] : [])]);
  return [...addresses].flatMap((address) => {
    const issue = addressIssue(site, address, page.url);
    return issue ? [`"${address}" ${issue}`] : [];
  });
}

function textIssues({ title, meta }: ExportedPage): string[] {
  const check = (kind: string, text: string, longest: number) =>
    text && text.length <= longest ? [] : [`${kind} of ${text.length} characters: "${text}"`];
  return [
    ...check('title', title, titleLength),
    ...check('description', meta('description'), descriptionLength),
  ];
}

/**
 * A page that is not listed names no address as its own: browsers and networks that share a page share the
 * named one, without what follows '#'.
 */
function canonicalIssues(site: ExportedSite, page: ExportedPage): string[] {
  const { canonical, redirect, url, meta } = page;
  if (!isListed(page)) {
    const named = canonical ?? meta('og:url');
    return named ? [`is not listed and names "${named}" as its address`] : [];
  }
  const expected = new URL(redirect ?? '', url);
  const target = site.pages.get(fileAt(site, expected) ?? '');
  return [
    ...(canonical === expected.href ? [] : [`canonical is "${canonical}", not "${expected.href}"`]),
    ...(meta('og:url') === expected.href ? [] : [`og:url is not "${expected.href}"`]),
    ...(target?.canonical === expected.href
      ? []
      : [`"${expected.href}" does not state itself as canonical`]),
  ];
}

/** The issues of a page's preview in chats and networks. */
function previewIssues({ meta }: ExportedPage): string[] {
  const is = (tag: string, value: string) =>
    meta(tag) === value ? [] : [`${tag} is not ${value}`];
  return [
    ...previewTags.filter((tag) => !meta(tag)).map((tag) => `has no ${tag}`),
    ...is('twitter:card', 'summary_large_image'),
    ...is('og:image:width', String(cardSize.width)),
    ...is('og:image:height', String(cardSize.height)),
    ...(meta('og:type') === 'product' &&
    !(meta('product:price:amount') && meta('product:price:currency'))
      ? ['is a product without product:price']
      : []),
  ];
}

async function previewPictureIssues(site: ExportedSite, page: ExportedPage): Promise<string[]> {
  const address = page.meta('og:image');
  if (!address.startsWith(site.home.href)) return [`og:image "${address}" is on another site`];
  if (addressIssue(site, address, page.url)) return [];
  const path = join(site.dir, fileAt(site, new URL(address)) ?? '');
  const { format, width, height } = await sharp(path).metadata();
  const { size } = statSync(path);
  const valid =
    format === 'jpeg' &&
    width === cardSize.width &&
    height === cardSize.height &&
    size < PREVIEW_BYTES;
  return valid ? [] : [`og:image is ${format} ${width} × ${height}, ${size} bytes`];
}

/** Each page whose title or description another page of its language has too. */
function repeatedTexts(site: ExportedSite): string[] {
  const first = new Map<string, string>();
  return canonicalPages(site).flatMap(({ file, title, meta }) =>
    Object.entries({ title, description: meta('description') }).flatMap(([kind, text]) => {
      const key = `${meta('og:locale')} ${kind} ${text}`;
      const other = first.get(key);
      first.set(key, file);
      return other ? [`${file}: has the ${kind} of ${other}`] : [];
    }),
  );
}

/** Each page that no chain of links leads to from Home. */
function unreachable(site: ExportedSite): string[] {
  // A set can grow while it is iterated: each page that is found is searched in turn.
  const reached = new Set(['index.html']);
  for (const file of reached) {
    const { links = [], url } = site.pages.get(file) ?? {};
    for (const link of links) {
      const next = URL.canParse(link, url?.href) && fileAt(site, new URL(link, url));
      if (next) reached.add(next);
    }
  }
  return canonicalPages(site)
    .filter(({ file }) => !reached.has(file))
    .map(({ file }) => `${file}: no link leads here`);
}
