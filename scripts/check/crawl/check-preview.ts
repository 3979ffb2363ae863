import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cardSize } from '@/lib/seo/share-card';
import { type ExportedPage, type ExportedSite, fileAt, findFault } from './exported-site';
import { metaContent } from './page-addresses';

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

/** What is wrong with how a shared link to a page looks: its tags, and the picture they name. */
export async function checkPreview(site: ExportedSite, page: ExportedPage): Promise<string[]> {
  return [...tagFaults(page), ...(await pictureFaults(site, page))];
}

function tagFaults(page: ExportedPage): string[] {
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

async function pictureFaults(site: ExportedSite, page: ExportedPage): Promise<string[]> {
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
