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
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { shop } from '@/data/shop';
import type { Words } from '@/data/words/types';
import { badgeText, LARGEST_SHOWN } from '@/lib/cart/badge-text';
import { cartKey } from '@/lib/cart/cart-key';
import { bundleProgram } from '@/lib/format/bundle-program.build';
import { fillText, textAround } from '@/lib/format/fill-text';
import { buildLimits } from '@/lib/site/build-limits';
import * as limits from '@/lib/site/limits';
import { chatLink } from '@/lib/site/links';
import { pagePaths } from '@/lib/site/page-paths';
import { compactTags } from './compact-tags';
import { withCompileHint } from './compile-hint';
import { constantProperties, withConstants } from './constant-properties';
import { deferScripts } from './defer-scripts';
import { filesVersion } from './files-version.build';
import { paintFromContent } from './first-paint';
import { imagePath, withImageFiles } from './image-files.build';
import { inlineStyles } from './inline-styles';
import { laterRules } from './later-rules';
import {
  inlineClassNames,
  pageWithModuleIds,
  shortModuleIds,
  withModuleIds,
} from './linked-modules.build';
import { addNotReady, lineSeparators } from './not-ready';
import { movePageData, pageDataFolder } from './page-data';
import { type PageServices, policyIssues, withPolicy } from './policy.build';
import { namesIn, shortNames, withShortNames } from './short-names';
import { withStyleClasses } from './style-classes';

/** The most bytes the inline program may take in every page, without the shop's own id. */
const LARGEST_STARTER = 1805;

/**
 * In bytes, gzipped: a larger page has the rules for what only its script draws in its data, where they
 * weigh three times as much.
 */
const LARGEST_WHOLE = 13_980;

/** In the HTML of a page whose cards are filtered by the address. */
const FILTERED = ' data-shown=';

/** The address of a script or style sheet that Next writes, under `_next/`. */
const CHUNK = /static\/chunks\/([\w.-]+\.(?:js|css))/g;

/**
 * What Next's router fetches for links of its own, where the shop's links are the browser's, and the
 * manifests of its Pages Router, which no page has.
 */
const ROUTER_FILE = /^(?:index|__next\..*)\.txt$|^_\w+Manifest\.js$/;

/**
 * Rewrites Next's export in `folder` as docs/architecture.md draws it, and returns a sentence for the
 * build's log. `base` is '' or '/mavazi', `words` are what a page says before hydration, `services` what the shop is set up for.
 * Throws with the page and what it found where the export has a form it does not know, or something that
 * the page's own policy stops.
 */
export function finishExport(
  folder: string,
  base: string,
  words: Pick<Words, 'cartButton' | 'notReady' | 'order'>,
  services: PageServices,
): string {
  const starters = {
    plain: bundleStarter(words, false),
    filtering: bundleStarter(words, true),
  };
  const orderChat = chatLink(fillText(words.order.greeting, { shop: shop.name }));
  removeRouterFiles(folder);
  removeLoneFirstPages(folder);
  moveImages(folder, base);
  const unused = shortenNames(folder);
  const pages = filesOf(folder).filter((file) => file.endsWith('.html'));
  const scripts = new Set<string>();
  let filtering = false;
  for (const page of pages) {
    try {
      const source = readFileSync(page, 'utf8');
      const filters = source.includes(FILTERED);
      filtering ||= filters;
      const starter = filters ? starters.filtering : starters.plain;
      const ready = addNotReady(source, words.notReady, orderChat);
      const html = finishPage(
        ready,
        starter,
        folder,
        unused.get(page) ?? new Set(),
        servicesOn(folder, page, services),
      );
      for (const address of deferredScripts(html)) scripts.add(exportedFile(folder, address));
      writeFileSync(page, html);
    } catch (error) {
      throw new Error(`${page} cannot be finished: found ${(error as Error).message}.`);
    }
  }
  for (const file of scripts) writeFileSync(file, withCompileHint(readFileSync(file, 'utf8')));
  if (!filtering) throw new Error(`${folder} has no page with${FILTERED}: see shelf.tsx.`);
  return `Pages: ${pages.length} finished.`;
}

/** What a page of the shop asks of other origins: a map and a form are on Contact alone. */
function servicesOn(folder: string, page: string, services: PageServices): PageServices {
  const isContact = page === path.join(folder, pagePaths.contact, 'index.html');
  return isContact ? services : { ...services, map: false, contactEndpoint: '' };
}

function finishPage(
  html: string,
  starter: string,
  folder: string,
  unused: ReadonlySet<string>,
  services: PageServices,
): string {
  const deferred = deferScripts(html, starter);
  const styled = inlineStyles(deferred, (address) =>
    readFileSync(exportedFile(folder, address), 'utf8'),
  );
  const { whole, first, program } = laterRules(withStyleClasses(styled.html), unused);
  const finished = (text: string, rules: string) => {
    let data = '';
    const moved = movePageData(text, styled.links, rules, (moving) => {
      data = moving;
      return pageDataAddress(moving);
    });
    return { page: compactTags(withPolicy(paintFromContent(moved), services)), data };
  };
  const small = finished(whole, '');
  const { page, data } =
    gzipSync(small.page).length > LARGEST_WHOLE ? finished(first, program) : small;
  const [issue] = policyIssues(page);
  if (issue) throw new Error(`what its own policy stops: ${issue}`);
  mkdirSync(path.join(folder, pageDataFolder), { recursive: true });
  writeFileSync(path.join(folder, pageDataAddress(data)), data);
  return page;
}

/**
 * The inline program (./starter.client) with its constants, minified; `filters` where the page has cards
 * that its address filters.
 */
function bundleStarter(
  { cartButton, order }: Pick<Words, 'cartButton' | 'order'>,
  filters: boolean,
): string {
  const [before, after] = textAround(cartButton.items.many, 'count');
  const code = bundleProgram('lib/export/starter.client.ts', {
    CART_KEY: cartKey,
    CART_ITEM: cartButton.items.one,
    BEFORE_ITEMS: before,
    AFTER_ITEMS: after,
    ...lineSeparators(order.lineRow),
    LARGEST_SHOWN,
    ABOVE_LARGEST: badgeText(LARGEST_SHOWN + 1),
    MOST_ROWS: buildLimits.stuckOrderRows,
    FIRST_PAINT_MS: buildLimits.firstPaintMs,
    CHUNK_TIMEOUT_MS: limits.chunkTimeoutMs,
    FILTERS: filters,
  }).trim();
  const own = code.replaceAll(cartKey, '').length;
  if (own > LARGEST_STARTER) {
    throw new Error(`The inline program is ${own} bytes, over ${LARGEST_STARTER}.`);
  }
  return code;
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
  const first = filesOf(folder).filter((file) => file.endsWith(path.join('page', '1')));
  if (first.length === 0)
    throw new Error(`${folder} has no page 1 of a listing: see pagination.ts.`);
  for (const page of first) {
    if (!existsSync(path.join(page, '..', '2'))) rmSync(path.dirname(page), { recursive: true });
  }
}

/** Makes the kitenge band, which Next has in a style sheet, a file of its own. */
function moveImages(folder: string, base: string): void {
  const keep = (...image: Parameters<typeof imagePath>) => {
    const file = imagePath(...image);
    writeFileSync(path.join(folder, file), image[2]);
    return base + file;
  };
  for (const sheet of filesOf(folder).filter((file) => file.endsWith('.css'))) {
    writeFileSync(sheet, withImageFiles(readFileSync(sheet, 'utf8'), keep));
  }
}

/**
 * Gives class names, modules and files short names in every page, sheet and script, and minifies the
 * sheets, whose constants it inlines and in which Next leaves empty rules. The folder of the files has
 * the version of all this for a name: a file cached for good never meets a page with other names, or with
 * other colours. Home, the largest page, has the shortest names. Returns for each page the names that neither it, its data included, nor a script has.
 */
function shortenNames(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const files = filesOf(folder).filter((file) => /\.(?:html|js|css)$/.test(file));
  const home = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const isOfHome = (sheet: string) => home.includes(path.basename(sheet));
  const sheets = files
    .filter((file) => file.endsWith('.css'))
    .sort()
    .sort((one, other) => Number(isOfHome(other)) - Number(isOfHome(one)));
  const names = shortNames(sheets.map((file) => readFileSync(file, 'utf8')));
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  for (const [file, script] of inlineClassNames(withEnding(sources, '.js'))) {
    sources.set(file, script);
  }
  const texts = new Map([...sources].map(([file, text]) => [file, withShortNames(text, names)]));
  const textsOf = (isSheet: boolean) =>
    [...texts].flatMap(([file, text]) => (sheets.includes(file) === isSheet ? text : []));
  const constants = constantProperties(textsOf(true), textsOf(false));
  const scripts = withEnding(texts, '.js');
  const ids = shortModuleIds(scripts);
  const linked = withModuleIds(scripts, ids);
  const version = filesVersion(names, ids, constants);
  for (const [file, named] of texts) {
    const text = sheets.includes(file)
      ? minifiedSheet(withConstants(named, constants))
      : (linked.get(file) ?? pageWithModuleIds(named, ids));
    writeFileSync(
      file,
      text.replace(CHUNK, (_, name: string) => `static/${version}/${shortFileName(name)}`),
    );
  }
  const chunks = path.join(folder, '_next/static/chunks');
  const renamed = path.join(folder, '_next/static', version);
  mkdirSync(renamed);
  for (const file of readdirSync(chunks)) {
    const target = path.join(renamed, shortFileName(file));
    if (existsSync(target))
      throw new Error(`Two files of ${chunks} have one short name: ${target}`);
    renameSync(path.join(chunks, file), target);
  }
  rmSync(chunks, { recursive: true });
  const scripted = [...withEnding(sources, '.js').values()].flatMap((text) => namesIn(text, names));
  const unused = (page: string) => {
    const used = new Set([...scripted, ...namesIn(page, names)]);
    return new Set([...names.values()].filter((name) => !used.has(name)));
  };
  return new Map(
    [...withEnding(sources, '.html')].map(([file, text]) => [file, unused(text)] as const),
  );
}

function withEnding(texts: ReadonlyMap<string, string>, ending: string): Map<string, string> {
  return new Map([...texts].filter(([file]) => file.endsWith(ending)));
}

function minifiedSheet(text: string): string {
  return transformSync(text, { loader: 'css', minify: true }).code.trim();
}

/** The name in the finished export of a script or style sheet that Next writes: 'x7Yz_.js'. */
export function shortFileName(file: string): string {
  const { name, ext } = path.parse(file);
  return hashOf(name).slice(0, 5) + ext;
}

/** The address of a page's data, made from its content, so that it can be cached for good. */
function pageDataAddress(data: string): string {
  return `${pageDataFolder}${hashOf(data).slice(0, 8)}.js`;
}

function deferredScripts(html: string): string[] {
  return [...html.matchAll(/<script type="text\/deferred" src="([^"]+)"/g)]
    .map(([, address = '']) => address)
    .filter((address) => !address.includes(pageDataFolder));
}

/** A file of Next's by its address, whichever base path the shop is built for. */
function exportedFile(folder: string, address: string): string {
  return path.join(folder, address.slice(address.indexOf('/_next/')));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Every file and folder of the export. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file)));
}
