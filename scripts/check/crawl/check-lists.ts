import { join } from 'node:path';
import sharp from 'sharp';
import { unescapeHtml } from '@/lib/export/page-tree.build';
import { isDay } from '@/lib/format/day';
import { canonicalPages, isListed } from './check-pages';
import { addressIssue, type ExportedSite, fileAt, readExported } from './exported-site';

/** The issues of sitemap, robots.txt, feed, manifest and style sheets, a sentence each. */
export async function checkLists(site: ExportedSite): Promise<string[]> {
  return [
    ...checkSitemap(site),
    ...checkFile(site, 'robots.txt', /^Sitemap: (.+)$/gm),
    ...checkFile(site, 'feeds/products.xml', /<(?:g:link|g:image_link|link)>([^<]+)</g),
    ...(await checkManifest(site)),
    ...checkStyles(site),
  ];
}

/** Each canonical page that search engines may list, and no other. */
function checkSitemap(site: ExportedSite): string[] {
  const issues = checkFile(site, 'sitemap.xml', /<(?:image:)?loc>([^<]+)</g);
  const text = readExported(site, 'sitemap.xml');
  const listed = matches(text, /<loc>([^<]+)</g);
  // A page of goods whose days nobody knows has none.
  const undated = matches(text, /<lastmod>([^<]*)</g).filter((day) => !isDay(day));
  const expected = canonicalPages(site)
    .filter(isListed)
    .map(({ url }) => url.href);
  return [
    ...issues,
    ...undated.map((day) => `sitemap.xml: a last-modified date must be a day, not "${day}"`),
    ...listed
      .filter((url, at) => listed.indexOf(url) < at)
      .map((url) => `sitemap.xml: ${url} is there twice`),
    ...expected
      .filter((url) => !listed.includes(url))
      .map((url) => `sitemap.xml: ${url} is missing`),
    ...listed
      .filter((url) => !expected.includes(url))
      .map((url) => `sitemap.xml: ${url} is not a canonical page`),
  ];
}

async function checkManifest(site: ExportedSite): Promise<string[]> {
  const file = 'manifest.webmanifest';
  const { short_name, display, start_url, scope, icons, shortcuts } = JSON.parse(
    readExported(site, file),
  );
  const shortcutIcons = shortcuts.flatMap((shortcut: { icons: object[] }) => shortcut.icons);
  const pictures: { src: string; sizes: string }[] = [...icons, ...shortcutIcons];
  const addresses = [start_url, scope, ...shortcuts.map(({ url }: { url: string }) => url)];
  const broken = [...addresses, ...pictures.map(({ src }) => src)].flatMap((address) =>
    issuesOf(site, file, address),
  );
  if (broken.length > 0) return broken;
  const purposes = icons.map(({ purpose }: { purpose?: string }) => purpose ?? 'any');
  const installable = [
    ...(display === 'standalone' ? [] : [`${file}: opens as "${display}", and not alone`]),
    ...['any', 'maskable']
      .filter((purpose) => !purposes.includes(purpose))
      .map((purpose) => `${file}: has no icon for the purpose "${purpose}"`),
    ...(short_name === site.pages.get('index.html')?.meta('og:site_name')
      ? []
      : [`${file}: is named "${short_name}"`]),
    ...(addresses.includes(`${site.home.pathname}shop/`)
      ? []
      : [`${file}: has no shortcut to Shop`]),
  ];
  const sized = await Promise.all(
    pictures
      .filter(({ sizes }) => sizes !== 'any')
      .map(async ({ src, sizes }) => {
        const path = join(site.dir, fileAt(site, new URL(src, site.home)) ?? '');
        const { width, height } = await sharp(path).metadata();
        return `${width}x${height}` === sizes ? [] : [`${file}: ${src} is not ${sizes}`];
      }),
  );
  return [...installable, ...sized.flat()];
}

/** `url()` is relative to the style sheet. */
function checkStyles(site: ExportedSite): string[] {
  return site.files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => checkFile(site, file, /url\((?!["']?data:)["']?([^"')]+)/g));
}

function checkFile(site: ExportedSite, file: string, pattern: RegExp): string[] {
  if (!site.files.includes(file)) return [`${file} is missing`];
  return matches(readExported(site, file), pattern).flatMap((address) =>
    issuesOf(site, file, address),
  );
}

function issuesOf(site: ExportedSite, file: string, address: string): string[] {
  const issue = addressIssue(site, address, new URL(file, site.home));
  return issue ? [`${file}: "${address}" ${issue}`] : [];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => unescapeHtml(found));
}
