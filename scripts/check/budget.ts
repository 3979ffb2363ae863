/**
 * Prints what each page of the export loads, gzip and brotli: the framework's script, the shop's script,
 * the HTML with its style, the data, and what its script can load lazily. Fails over a limit (page-weight.ts).
 */
import '@/scripts/build/say-help';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { allowClosedPipe } from '@/scripts/build/closed-pipe';
import {
  catalogueLimit,
  fileCountIssues,
  lazyFiles,
  pageAssets,
  pageLimits,
  pageWeightIssues,
  searchEngineLimit,
} from './page-weight';

allowClosedPipe();
const OUT = process.env.EXPORT_FOLDER ?? 'out';

/** Bytes as they travel, by compression. */
interface Weight {
  gzip: number;
  brotli: number;
}

if (!existsSync(path.join(OUT, 'index.html'))) {
  console.error('There is no export to weigh: run npm run build first.');
  process.exit(1);
}

/** By file: most files load with most pages, and brotli is slow. */
const weights = new Map<string, Weight>();
const frameworkScripts = frameworkFiles();
const pages = readdirSync(OUT, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map(weighPage);

const header = ['page', 'framework', 'script', 'html', 'data', 'lazy'];
const rows = pages.map(({ page, framework, script, html, data, lazy }) => [
  page,
  ...[framework, script, html, data, lazy].map(kB),
]);
console.log('First load in kB, gzip / brotli:');
for (const [page = '', ...cells] of [header, ...rows]) {
  console.log(page.padEnd(48) + cells.map((cell) => cell.padStart(15)).join(''));
}
console.log(`Limits, gzip: ${JSON.stringify(pageLimits)}`);

if (pages.every(({ lazy }) => lazy.gzip === 0)) {
  throw new Error(
    'No script loads another any more: check lazyFiles in scripts/check/page-weight.ts',
  );
}
const issues = pages.flatMap((one) =>
  pageWeightIssues(
    one.page,
    {
      script: one.script.gzip,
      html: one.html.gzip,
      data: one.data.gzip,
      lazy: one.lazy.gzip,
    },
    one.foreign,
  ),
);
const catalogue = readFileSync(path.join(OUT, 'catalogue.json'));
const { length: products } = JSON.parse(catalogue.toString()).products as object[];
issues.push(...overLimit('/catalogue.json', catalogue, catalogueLimit(products)));
issues.push(...(await searchIssues()));
const files = readdirSync(OUT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => path.relative(OUT, path.join(parentPath, name)))
  .map((file) => file.replaceAll(path.sep, '/'));
console.log(`Files: ${files.length}`);
issues.push(...fileCountIssues(files, products));
if (issues.length > 0) {
  console.error(issues.join('\n'));
  process.exit(1);
}

/** A sentence where the search's engine is over its limit. */
async function searchIssues(): Promise<string[]> {
  const { outputFiles } = await build({
    entryPoints: ['lib/finding/search-products.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const engine = Buffer.from(outputFiles[0]?.contents ?? []);
  return overLimit('The search', engine, searchEngineLimit);
}

function overLimit(name: string, bytes: Buffer, limit: number): string[] {
  const { gzip } = weigh(bytes);
  console.log(`${name}: ${gzip} bytes gzipped of ${limit}`);
  return gzip > limit ? [`${name} is ${gzip} bytes gzipped, over ${limit}.`] : [];
}

function weighPage(file: string) {
  const html = readFileSync(path.join(OUT, file), 'utf8');
  const { scripts, data, foreign } = pageAssets(html);
  const own = [html, ...data.map(readAsset)].join('\n');
  const files = scripts.map(assetFile);
  return {
    page: `/${file.replace(/index\.html$/, '')}`,
    framework: total(
      files.filter((one) => frameworkScripts.has(path.basename(one))).map(weighFile),
    ),
    script: total(files.filter((one) => !frameworkScripts.has(path.basename(one))).map(weighFile)),
    html: weigh(Buffer.from(html)),
    data: total(data.map(assetFile).map(weighFile)),
    lazy: total(lazyFiles(own, scripts, readAsset).map(assetFile).map(weighFile)),
    foreign,
  };
}

/** The scripts that every page of Next loads, React and the router, by Next's own list. */
function frameworkFiles(): Set<string> {
  const manifest: unknown = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'));
  const { rootMainFiles } = manifest as { rootMainFiles?: unknown };
  if (!Array.isArray(rootMainFiles) || rootMainFiles.length === 0) {
    throw new Error(
      '.next/build-manifest.json no longer lists rootMainFiles: adapt scripts/check/budget.ts',
    );
  }
  return new Set(rootMainFiles.map((file) => path.basename(String(file))));
}

/** The file of one of Next's assets by its address, under any base path. */
function assetFile(address: string): string {
  const [inside = ''] = address.slice(address.indexOf('/_next/')).split(/[?#]/);
  return path.join(OUT, decodeURIComponent(inside));
}

function readAsset(address: string): string {
  return readFileSync(assetFile(address), 'utf8');
}

function weighFile(file: string): Weight {
  const weight = weights.get(file) ?? weigh(readFileSync(file));
  weights.set(file, weight);
  return weight;
}

function weigh(bytes: Buffer): Weight {
  return { gzip: gzipSync(bytes).length, brotli: brotliCompressSync(bytes).length };
}

function total(weights: readonly Weight[]): Weight {
  return {
    gzip: weights.reduce((sum, { gzip }) => sum + gzip, 0),
    brotli: weights.reduce((sum, { brotli }) => sum + brotli, 0),
  };
}

function kB({ gzip, brotli }: Weight): string {
  return `${(gzip / 1000).toFixed(1)} / ${(brotli / 1000).toFixed(1)}`;
}
