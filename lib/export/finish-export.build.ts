import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { serialize } from 'parse5';
import { shop } from '@/data/shop';
import { bundleStarter } from '@/lib/early/bundle-starter.build';
import { compileAhead } from '@/lib/export/compile-ahead';
import { escapeAtSigns } from '@/lib/export/page-steps/at-signs';
import { deferScripts } from '@/lib/export/page-steps/defer-scripts.build';
import { inlineStyles } from '@/lib/export/page-steps/inline-styles.build';
import { addNotReady } from '@/lib/export/page-steps/not-ready.build';
import { addPolicy, type PageServices } from '@/lib/export/page-steps/policy.build';
import {
  type ShortNames,
  sheetWithShortNames,
  shortenNames,
  shortNames,
  textWithShortNames,
} from '@/lib/export/page-steps/short-names.build';
import { moveStyleAttributes } from '@/lib/export/page-steps/style-classes.build';
import { fillText } from '@/lib/format/fill-text';
import { chatLink } from '@/lib/links/chat-and-call';
import { pagePaths } from '@/lib/links/page-paths';
import { faceFiles } from '@/lib/offline/core-files';
import { orderTextWords } from '@/owner-words/order-text';
import { movePageData, pageDataFolder } from './page-data.build';
import { parsePage } from './page-tree.build';

/** In the HTML of a page whose cards are filtered by the address. */
const FILTERED = ' data-shown=';

const CHUNKS = '_next/static/chunks';

/**
 * What Next's router fetches for its own links, where the shop's links are the browser's, and the
 * manifests of its Pages Router, which no page has.
 */
const ROUTER_FILE = /^(?:index|__next\..*)\.txt$|^_\w+Manifest\.js$/;

/**
 * Rewrites Next's export in `folder` as docs/architecture.md draws it, and returns a sentence for the
 * build's log. `services` is what the shop is set up for.
 * Throws with the page and what it found where the export has a form it does not know.
 */
export function finishExport(folder: string, services: PageServices): string {
  removeRouterFiles(folder);
  removeLoneFirstPages(folder);
  const names = shortenNamesInFiles(folder);
  rewrite(filesOf(folder, '.js'), (script) => compileAhead + script);
  const sheets = filesOf(folder, '.css').map((file) => readFileSync(file, 'utf8'));
  const [face] = faceFiles(sheets.join(''));
  if (!face) throw new Error(`${folder} has no style with the display face.`);
  const starters = { plain: bundleStarter(false, face), filtering: bundleStarter(true, face) };
  const orderChat = chatLink(fillText(orderTextWords.greeting, { shop: shop.name }));
  const readSheet = (address: string) => readFileSync(exportedFile(folder, address), 'utf8');
  const keepData = (data: string) => {
    const address = `${pageDataFolder}${hashOf(data).slice(0, 8)}.js`;
    writeFileSync(path.join(folder, address), data);
    return address;
  };
  mkdirSync(path.join(folder, pageDataFolder), { recursive: true });

  const pages = filesOf(folder, '.html');
  let filtering = false;
  let allLinks = '';
  for (const file of pages) {
    try {
      const html = readFileSync(file, 'utf8');
      const filters = html.includes(FILTERED);
      filtering ||= filters;
      const page = parsePage(html);
      shortenNames(page, names);
      addNotReady(page, orderChat);
      deferScripts(page, filters ? starters.filtering : starters.plain);
      const links = inlineStyles(page, readSheet);
      allLinks += links;
      moveStyleAttributes(page);
      movePageData(page, links, keepData);
      addPolicy(page, servicesOn(folder, file, services));
      writeFileSync(file, escapeAtSigns(serialize(page)));
    } catch (error) {
      throw new Error(`${file} cannot be finished: found ${(error as Error).message}.`);
    }
  }
  if (!filtering) throw new Error(`${folder} has no page with${FILTERED}: see shelf.tsx.`);
  removeUnasked(folder, allLinks);
  return `Pages: ${pages.length} finished.`;
}

/** What a page of the shop asks of other origins: a map and a form are on Contact alone. */
function servicesOn(folder: string, page: string, services: PageServices): PageServices {
  const isContact = page === path.join(folder, pagePaths.contact, 'index.html');
  return isContact ? services : { ...services, map: false, contactEndpoint: '' };
}

function removeRouterFiles(folder: string): void {
  const files = filesOf(folder).filter((file) => ROUTER_FILE.test(path.basename(file)));
  if (files.length === 0) throw new Error(`${folder} has no router file such as index.txt.`);
  for (const file of files) rmSync(file);
}

/**
 * Next exports no route without a page, so each listing has a page 1 that sends on to the listing. In a
 * listing of one page nothing links to it.
 */
function removeLoneFirstPages(folder: string): void {
  const first = filesOf(folder, path.join('page', '1'));
  if (first.length === 0)
    throw new Error(`${folder} has no page 1 of a listing: see pagination.ts.`);
  for (const page of first) {
    if (!existsSync(path.join(page, '..', '2'))) rmSync(path.dirname(page), { recursive: true });
  }
}

/**
 * Gives class and animation names short names in every sheet and script, and renames their folder to the
 * version of these names, in every page too: a file cached for good never meets a page with other names.
 * Home, the page that most visits begin with, has the shortest names.
 */
function shortenNamesInFiles(folder: string): ShortNames {
  const home = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const isOfHome = (sheet: string) => home.includes(path.basename(sheet));
  const sheets = filesOf(folder, '.css')
    .sort()
    .sort((one, other) => Number(isOfHome(other)) - Number(isOfHome(one)));
  const names = shortNames(sheets.map((sheet) => readFileSync(sheet, 'utf8')));
  const version = hashOf(JSON.stringify([...names])).slice(0, 4);
  rewrite(sheets, (sheet) => sheetWithShortNames(sheet, names));
  rewrite(filesOf(folder, '.js'), (script) => textWithShortNames(script, names));
  rewrite([...filesOf(folder, '.html'), ...filesOf(folder, '.js')], (text) =>
    text.replaceAll('static/chunks/', `static/${version}/`),
  );
  renameSync(path.join(folder, CHUNKS), path.join(folder, '_next/static', version));
  return names;
}

/**
 * Removes the sheets that every page carries in itself, and the scripts that nothing names: one for old
 * browsers, and a second copy of the crash page. `links` are the style links of all pages.
 */
function removeUnasked(folder: string, links: string): void {
  const scripts = filesOf(folder, '.js');
  // Each page names its own data.
  const isData = (file: string) => file.includes(path.normalize(pageDataFolder));
  const unasked = new Set([...scripts.filter((file) => !isData(file)), ...filesOf(folder, '.css')]);
  const keepNamedIn = (text: string) => {
    for (const file of unasked) if (text.includes(path.basename(file))) unasked.delete(file);
  };
  keepNamedIn(links.replace(/<link [^>]*disabled[^>]*>/g, ''));
  for (const file of [...filesOf(folder, '.html'), ...scripts]) {
    const text = readFileSync(file, 'utf8');
    // A page's data names each of its sheets, whether or not its link is fetched.
    keepNamedIn(isData(file) ? text.replace(/[\w-]+\.css/g, '') : text);
  }
  for (const file of unasked) rmSync(file);
}

function rewrite(files: readonly string[], change: (text: string) => string): void {
  for (const file of files) {
    try {
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    } catch (error) {
      throw new Error(`${file} cannot be rewritten: found ${(error as Error).message}.`);
    }
  }
}

/** A file of Next's by its address, whichever base path the shop is built for. */
function exportedFile(folder: string, address: string): string {
  return path.join(folder, address.slice(address.indexOf('/_next/')));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Every file and folder of the export whose path ends so. */
function filesOf(folder: string, ending = ''): string[] {
  return readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => file.endsWith(ending));
}
