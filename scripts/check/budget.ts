/**
 * What each page of the export makes a phone load at first, gzip and brotli, beside the limits of
 * design §7; the framework's own script stands apart, and so does all that its script may ask for
 * later. Fails over a limit.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { loadSettings } from '@/scripts/build/load-settings';
import { lazyFiles, pageAssets, pageLimits, pageWeightIssues } from './page-weight';

loadSettings();

const OUT = 'out';
const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

interface Weight {
  gzip: number;
  brotli: number;
}

if (!existsSync(path.join(OUT, 'index.html'))) {
  console.error('There is no export to weigh: npm run build first.');
  process.exit(1);
}

const framework = frameworkFiles();
const pages = readdirSync(OUT, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map(weighPage);

const header = ['page', 'framework', 'script', 'style', 'html', 'data', 'later'];
const rows = pages.map(({ page, floor, script, style, html, data, later }) => [
  page,
  ...[floor, script, style, html, data, later].map(kB),
]);
console.log('First load in kB, gzip / brotli:');
for (const [page = '', ...cells] of [header, ...rows]) {
  console.log(page.padEnd(48) + cells.map((cell) => cell.padStart(15)).join(''));
}
console.log(`Limits, gzip, data counted with the HTML: ${JSON.stringify(pageLimits)}`);

if (pages.every(({ later }) => later.gzip === 0)) {
  throw new Error(
    'No script asks for another any more: see lazyFiles in scripts/check/page-weight.ts',
  );
}
const problems = pages.flatMap((one) =>
  pageWeightIssues(
    one.page,
    {
      script: one.script.gzip,
      style: one.style.gzip,
      html: one.html.gzip,
      data: one.data.gzip,
      later: one.later.gzip,
    },
    one.foreign,
  ),
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

function weighPage(file: string) {
  const html = readFileSync(path.join(OUT, file), 'utf8');
  const { scripts, data, styles, inlineStyle, plainHtml, foreign } = pageAssets(html);
  const files = scripts.map(assetFile);
  return {
    page: `/${file.replace(/index\.html$/, '')}`,
    floor: sum(files.filter((one) => framework.has(one)).map(weighFile)),
    script: sum(files.filter((one) => !framework.has(one)).map(weighFile)),
    style: sum([...styles.map(assetFile).map(weighFile), weigh(Buffer.from(inlineStyle))]),
    html: weigh(Buffer.from(plainHtml)),
    data: sum(data.map(assetFile).map(weighFile)),
    later: sum(lazyFiles(html, scripts, readAsset).map(assetFile).map(weighFile)),
    foreign,
  };
}

/** What every Next page loads, ours or empty: its own list of the files of React and the router. */
function frameworkFiles(): Set<string> {
  const manifest: unknown = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'));
  const { rootMainFiles } = manifest as { rootMainFiles?: unknown };
  if (!Array.isArray(rootMainFiles) || rootMainFiles.length === 0) {
    throw new Error(
      '.next/build-manifest.json no longer lists rootMainFiles: see scripts/check/budget.ts',
    );
  }
  return new Set(rootMainFiles.map((file) => path.join(OUT, '_next', String(file))));
}

function assetFile(address: string): string {
  const inside = address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;
  return path.join(OUT, decodeURIComponent(inside.split(/[?#]/)[0] ?? ''));
}

function readAsset(address: string): string {
  return readFileSync(assetFile(address), 'utf8');
}

function weighFile(file: string): Weight {
  return weigh(readFileSync(file));
}

function weigh(bytes: Buffer): Weight {
  return { gzip: gzipSync(bytes).length, brotli: brotliCompressSync(bytes).length };
}

function sum(weights: readonly Weight[]): Weight {
  return {
    gzip: weights.reduce((total, { gzip }) => total + gzip, 0),
    brotli: weights.reduce((total, { brotli }) => total + brotli, 0),
  };
}

function kB({ gzip, brotli }: Weight): string {
  return `${(gzip / 1000).toFixed(1)} / ${(brotli / 1000).toFixed(1)}`;
}
