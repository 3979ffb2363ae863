import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readTags, type Tag } from '@/lib/export/read-html.build';
import { exampleOrigin } from '@/lib/site/site-url';

/** A page of the export: its file from the export's root, the address it is served at, its content. */
export interface ExportedPage {
  file: string;
  url: URL;
  html: string;
  tags: readonly Tag[];
}

/** An export on the disk and the address it is built for. */
export interface ExportedSite {
  dir: string;
  /** The absolute address of Home: 'https://shop.example/mavazi/'. */
  home: URL;
  /** The pages by their file. */
  pages: ReadonlyMap<string, ExportedPage>;
}

/** Hosts that only the shop's own addresses have: in an export for another host they are wrong. */
const ownHosts = [new URL(exampleOrigin).hostname, 'localhost'];

/** Reads every HTML file of an export. `home` is the absolute address of Home, with a final slash. */
export function readSite(dir: string, home: string): ExportedSite {
  const root = new URL(home);
  const files = readdirSync(dir, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'));
  const pages = files.map((file): [string, ExportedPage] => {
    const html = readFileSync(join(dir, file), 'utf8');
    const url = new URL(file.replace(/(^|\/)index\.html$/, '$1'), root);
    return [file, { file, url, html, tags: readTags(html) }];
  });
  return { dir, home: root, pages: new Map(pages) };
}

/**
 * What is wrong with an address on the page `from`; '' if it leads to a file of the export or to another
 * site. A folder without its final slash is wrong too: it costs a redirect, or fails.
 */
export function addressIssue(site: ExportedSite, address: string, from: URL): string {
  const url = parse(address, from);
  if (!url) return 'is not an address';
  if (!/^https?:$/.test(url.protocol)) return '';
  if (url.origin !== site.home.origin) {
    const { hostname } = url;
    const own = ownHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
    return own ? 'is another site' : '';
  }
  const file = fileAt(site, url);
  if (file === undefined) return 'is outside the base path';
  const path = join(site.dir, file);
  if (!existsSync(path) || !statSync(path).isFile()) return 'leads to no file';
  const id = decodeURIComponent(url.hash.slice(1));
  const page = site.pages.get(file);
  const found = !id || !page || page.tags.some(({ attributes }) => attributes.id === id);
  return found ? '' : `leads to a page without #${id}`;
}

/** The file of the export for an address; undefined outside the base path. */
export function fileAt({ home }: ExportedSite, url: URL): string | undefined {
  if (!url.pathname.startsWith(home.pathname)) return undefined;
  const path = decodeURIComponent(url.pathname.slice(home.pathname.length));
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

function parse(address: string, from: URL): URL | undefined {
  try {
    return new URL(address, from);
  } catch {
    return undefined;
  }
}
