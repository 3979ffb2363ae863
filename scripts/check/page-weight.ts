import { pageDataFolder } from '@/lib/export/page-data.build';

/**
 * The limits for a page in gzipped bytes, without the framework's own script: alarms, a tenth above the heaviest
 * page (docs/decisions/0044, docs/performance.md). `html` is the page as sent, its style inside; `data` is the
 * page's data, a separate file (lib/export/page-data.build). `lazy` is every script and style that the page's
 * script can load afterwards, Contact's map library included: no visit loads all of it. The dialog is in seven
 * of its files.
 */
export const pageLimits = { script: 36_600, html: 21_000, data: 13_800, lazy: 196_000 } as const;

/** The limit in gzipped bytes for the search's engine: raised for numbers in words, and for thousands with a space. */
export const searchEngineLimit = 4200;

/** The limit in gzipped bytes for the catalogue's file of so many products, their words included. */
export function catalogueLimit(products: number): number {
  return 3200 + 178 * products;
}

/** The files that load with a page, by the addresses in its HTML. */
interface PageAssets {
  /** Scripts that load with the page or, deferred, after it; without those for old browsers. */
  scripts: readonly string[];
  /** The page's data, which loads with the scripts. */
  data: readonly string[];
  /** Addresses of other origins that load with the page; there must be none. */
  foreign: readonly string[];
}

/** The files that a browser loads with a page, each once, from the page's HTML. */
export function pageAssets(html: string): PageAssets {
  const tags = [...html.matchAll(/<(script|link|img|iframe|source)\b[^>]*>/g)].map(([tag]) => tag);
  const files = tags
    .filter((tag) => tag.startsWith('<script') && !/\snomodule\b/i.test(tag))
    .flatMap((tag) => attribute(tag, 'src'));
  const isData = (address: string) => address.includes(pageDataFolder);
  const links = tags.filter((tag) => tag.startsWith('<link'));
  const fetched = [
    ...tags.filter((tag) => !tag.startsWith('<link')).flatMap((tag) => attribute(tag, 'src')),
    ...links
      .filter((tag) =>
        /stylesheet|preload|preconnect|icon|manifest/.test(attribute(tag, 'rel')[0] ?? ''),
      )
      .flatMap((tag) => attribute(tag, 'href')),
  ];
  return {
    scripts: unique(files.filter((address) => !isData(address))),
    data: unique(files.filter(isData)),
    foreign: unique(fetched.filter((address) => /^(https?:)?\/\//.test(address))),
  };
}

/** A sentence for each limit that a page exceeds and each address of another origin. */
export function pageWeightIssues(
  page: string,
  gzipped: { script: number; html: number; data: number; lazy: number },
  foreign: readonly string[],
): string[] {
  const over = (['script', 'html', 'data', 'lazy'] as const)
    .filter((kind) => gzipped[kind] > pageLimits[kind])
    .map((kind) => `${page}: ${kind} is ${gzipped[kind]} bytes gzipped, over ${pageLimits[kind]}.`);
  return [...over, ...foreign.map((address) => `${page}: loads ${address} with the page.`)];
}

/**
 * The scripts and style sheets that a page's `scripts` can load after the page, directly or through one
 * another. `page` is the page's HTML and data, whose own files are left out; `read` gives the text of a
 * file by its address.
 */
export function lazyFiles(
  page: string,
  scripts: readonly string[],
  read: (address: string) => string,
): readonly string[] {
  // A set can grow while it is iterated: each chunk is searched in turn.
  const found = new Set(scripts);
  for (const address of found) {
    const folder = address.slice(0, address.lastIndexOf('/static/') + 1);
    for (const [, chunk] of read(address).matchAll(/"(static\/[\w-]+\/[^"]+\.(?:js|css))"/g)) {
      if (!page.includes(`${folder}${chunk}`)) found.add(folder + chunk);
    }
  }
  return [...found].slice(scripts.length);
}

function attribute(tag: string, name: string): string[] {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? [] : [value];
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** The limit for the number of files of a picture. */
const pictureFilesLimit = 13;

/**
 * The limits for the number of files of an export in two languages: of what is no picture, page or share card,
 * and of all. A product adds 2 and some 24. Some free hosts take 1,000 files by drag and drop, which is a shop of
 * 26 products; `npm run publish-shop` says so to an owner.
 */
function fileLimits(products: number) {
  return { shop: 278 + 2 * products, all: 376 + 24 * products };
}

/** A sentence for each of these limits that the export exceeds. `files` are its paths with `/`. */
export function fileCountIssues(files: readonly string[], products: number): string[] {
  const { shop, all } = fileLimits(products);
  const pictures = new Map<string, number>();
  for (const file of files.filter((one) => one.startsWith('pictures/'))) {
    const name = file.replace(/-\d+\.\w+$/, '');
    pictures.set(name, (pictures.get(name) ?? 0) + 1);
  }
  const others = files.filter((file) => !/^(?:pictures|share)\/|\.html$/.test(file)).length;
  const over = (count: number, limit: number, of: string) =>
    count > limit ? [`${of} has ${count} files, over ${limit}.`] : [];
  return [
    ...[...pictures].flatMap(([name, count]) => over(count, pictureFilesLimit, `/${name}`)),
    ...over(others, shop, 'The export without pictures, pages and share cards'),
    ...over(files.length, all, 'The export'),
  ];
}
