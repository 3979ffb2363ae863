/**
 * After the export: in every page Next's scripts give way to the starter (lib/export/starter.client.ts),
 * their data moves out of the page and the style sheets move into it, their drawings as pictures; the
 * first paint waits for the content; the scripts are marked to be compiled ahead. DEFER_SCRIPTS=0
 * leaves all as Next wrote it. Pages that nothing leads to go.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { cartKey } from '@/lib/cart/cart-key';
import { withCompileHint } from '@/lib/export/compile-hint';
import { deferScripts } from '@/lib/export/defer-scripts';
import { paintFromContent } from '@/lib/export/first-paint';
import { inlineStyles } from '@/lib/export/inline-styles';
import { movePageData, pageDataFolder } from '@/lib/export/page-data';
import { rasterDrawings } from '@/lib/pictures/raster.build';
import { limits } from '@/lib/site/limits';
import { pageAssets } from '@/scripts/check/page-weight';

/** The folder of the export: out, or the one named. */
const OUT = process.argv[2] ?? 'out';
/** Under 1 kB. */
const LARGEST_STARTER = 1023;

/** Every style sheet as it will stand in pages, by its file. */
const sheets = new Map<string, string>();

function bundleStarter(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['lib/export/starter.client.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    tsconfigRaw: {},
    alias: { '@': path.resolve('.') },
    define: {
      CART_KEY: JSON.stringify(cartKey),
      BADGE_CAP: String(limits.badgeCap),
      EARLY_MS: String(limits.earlyMs),
    },
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  if (code.length > LARGEST_STARTER) {
    throw new Error(`The starter is ${code.length} bytes, over ${LARGEST_STARTER}.`);
  }
  return code;
}

/** A file of Next's by its address, whichever folder the shop will stand in. */
function nextFile(address: string): string {
  return path.join(OUT, address.slice(address.indexOf('/_next/')));
}

/** The text of a style sheet as it will stand in pages, by its address. */
function readSheet(address: string): string {
  const sheet = sheets.get(nextFile(address));
  if (sheet === undefined) throw new Error(`a style sheet that is not there: ${address}`);
  return sheet;
}

/** Keeps a page's data under an address that is its own, so that it can be cached for good. */
function keepPageData(data: string): string {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  const address = `${pageDataFolder}${hash}.js`;
  mkdirSync(path.join(OUT, pageDataFolder), { recursive: true });
  writeFileSync(path.join(OUT, address), data);
  return address;
}

/**
 * Next exports no route without a page, so each shelf has a page 1 that sends on to the shelf. Where
 * there is no page 2, nobody comes by it; its products stay, for the script.
 */
function dropLoneFirstPages(): void {
  const folders = readdirSync(OUT, { recursive: true })
    .map((folder) => path.join(OUT, String(folder)))
    .filter((folder) => folder.endsWith(path.join('page', '1')));
  for (const folder of folders) {
    if (existsSync(path.join(folder, '..', '2'))) continue;
    for (const file of readdirSync(folder)) {
      if (file !== 'products.json') rmSync(path.join(folder, file), { recursive: true });
    }
  }
}

dropLoneFirstPages();
if (process.env.DEFER_SCRIPTS === '0') {
  console.log('Scripts and style sheets: as Next writes them (DEFER_SCRIPTS=0).');
} else {
  const starter = bundleStarter();
  const files = readdirSync(OUT, { recursive: true }).map((file) => path.join(OUT, String(file)));
  const pages = files.filter((file) => file.endsWith('.html'));
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    sheets.set(file, await rasterDrawings(readFileSync(file, 'utf8')));
  }
  const scripts = new Set<string>();
  for (const page of pages) {
    try {
      const html = readFileSync(page, 'utf8');
      const held = deferScripts(html, starter);
      for (const address of pageAssets(held).scripts) scripts.add(nextFile(address));
      const styled = inlineStyles(movePageData(held, keepPageData), readSheet);
      writeFileSync(page, paintFromContent(styled));
    } catch (error) {
      console.error(`${page} could not be finished: it has ${(error as Error).message}.`);
      process.exit(1);
    }
  }
  for (const file of scripts) writeFileSync(file, withCompileHint(readFileSync(file, 'utf8')));
  console.log(
    `Scripts: held back in ${pages.length} pages by a starter of ${starter.length} bytes, their data beside them. Style sheets: inside.`,
  );
}
