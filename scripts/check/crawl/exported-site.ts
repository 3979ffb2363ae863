import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { exampleOrigin } from '@/lib/links/site-url';
import { type ExportedPage, readPage } from './exported-page';

/** An export on the disk and the address it is built for. */
export interface ExportedSite {
  dir: string;
  /** The absolute address of Home: 'https://shop.example/mavazi/'. */
  home: URL;
  files: readonly string[];
  /** The pages by their file. */
  pages: ReadonlyMap<string, ExportedPage>;
}

/** Hosts that only the shop's own addresses have: in an export for another host they are wrong. */
const ownHosts = [new URL(exampleOrigin).hostname, 'localhost'];

/** The page for who changes the style, in the tests' shop alone (next.config.mjs): no link leads to it. */
const isForEngineers = (file: string) => /(^|\/)primitives\/index\.html$/.test(file);

/** Reads every HTML file of an export that a shopper can reach. `home` is the absolute address of Home, with a final slash. */
export function readSite(dir: string, home: string): ExportedSite {
  const files = readdirSync(dir, { recursive: true }).map((file) =>
    String(file).replaceAll('\\', '/'),
  );
  const pages = files
    .filter((file) => file.endsWith('.html') && !isForEngineers(file))
    .map((file): [string, ExportedPage] => {
      const url = new URL(file.replace(/(^|\/)index\.html$/, '$1'), home);
      return [file, readPage(file, url, readFileSync(join(dir, file), 'utf8'))];
    });
  return { dir, home: new URL(home), files, pages: new Map(pages) };
}

/** The text of a file of the export. */
export function readExported({ dir }: ExportedSite, file: string): string {
  return readFileSync(join(dir, file), 'utf8');
}

/**
 * The mistake in an address on the page `from`; '' if the address leads to a file of the export or
 * to another site. A folder without its final slash is a mistake too, because it costs a redirect,
 * or fails.
 */
export function addressIssue(site: ExportedSite, address: string, from: URL): string {
  if (!URL.canParse(address, from.href)) return 'is not an address';
  const url = new URL(address, from);
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
  return !id || !page || page.ids.has(id) ? '' : `leads to a page without #${id}`;
}

/** The file of the export for an address; undefined outside the base path and on another site. */
export function fileAt({ home }: ExportedSite, url: URL): string | undefined {
  if (!url.href.startsWith(home.href)) return undefined;
  const path = decodeURIComponent(url.pathname.slice(home.pathname.length));
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}
