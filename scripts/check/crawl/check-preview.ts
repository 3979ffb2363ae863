import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cardSize } from '@/lib/seo/share-card';
import { addressIssue, type ExportedPage, type ExportedSite, fileAt } from './exported-site';
import { metaContent } from './page-addresses';

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

/** The issues of a page's preview in chats and networks: its tags and the picture they name. */
export async function checkPreview(site: ExportedSite, page: ExportedPage): Promise<string[]> {
  return [...tagIssues(page), ...(await pictureIssues(site, page))];
}

function tagIssues(page: ExportedPage): string[] {
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

async function pictureIssues(site: ExportedSite, page: ExportedPage): Promise<string[]> {
  const address = metaContent(page, 'og:image') ?? '';
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
