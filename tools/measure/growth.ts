import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { exampleQueries } from '@/e2e/shop/search-examples';
import { fullPage } from '@/lib/catalogue/pagination';
import { readCatalogueFile } from '@/lib/catalogue/read-catalogue-file';
import { searchProducts } from '@/lib/finding/search-products';
import { catalogueLimit, pageAssets } from '@/scripts/check/page-weight';
import { copyEnlargedShop } from './growth/copy-shop';
import { type Build, measureBuild } from './growth/measure-build';

/** Inside the project, and ignored by git. */
const FOLDER = '.test/growth';
/** The largest first load of /shop/, as a multiple of that with one full page of products. */
const LARGEST_FIRST_LOAD = 1.2;

/** Milliseconds of an answer of the search, 19 in 20 of them: a slow phone takes four times as long, 60. */
const LONGEST_ANSWER_MS = 15;

interface Row extends Build {
  products: number;
  pages: number;
  /** Bytes gzipped of the first load of /shop/. */
  html: number;
  data: number;
  script: number;
  /** Bytes gzipped of `/catalogue.json`. */
  catalogue: number;
  /** Milliseconds in which 19 of 20 searches are answered here. */
  answerMs: number;
}

/**
 * Builds the shop with so many products in turn, weighs the first load of /shop/, tests the shop in a browser
 * (e2e/large-shop.spec.ts) and prints a table (README.md). Resolves with 1 if the first load grows, if the build
 * grows faster than the catalogue, or if a test fails.
 */
export async function measureGrowth(sizes: readonly number[]): Promise<number> {
  // Pictures are encoded once and kept, so they are not part of the build's time.
  run('npx', ['tsx', 'scripts/build/make-pictures.ts'], '.');
  const rows: Row[] = [];
  try {
    for (const products of sizes) rows.push(await measure(products));
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
  printTable(rows);
  const issues = growthIssues(rows);
  if (issues.length > 0) console.error(issues.join('\n'));
  return issues.length > 0 ? 1 : 0;
}

async function measure(products: number): Promise<Row> {
  copyEnlargedShop(FOLDER, products);
  console.log(`${products} products: building …`);
  const build = await measureBuild(FOLDER);
  console.log(`${products} products: built in ${build.seconds.toFixed(0)} s; testing …`);
  run('npx', ['playwright', 'test', '--config', 'e2e/large.config.ts'], FOLDER);
  const out = join(FOLDER, 'out');
  const pages = readdirSync(out, { recursive: true }).filter((file) =>
    String(file).endsWith('.html'),
  );
  return {
    products,
    ...build,
    pages: pages.length,
    ...weighShop(out),
    ...measureSearch(out),
  };
}

/** The first load of /shop/ in bytes gzipped; `script` includes the framework's. */
function weighShop(out: string) {
  const html = readFileSync(join(out, 'shop/index.html'), 'utf8');
  const { scripts, data } = pageAssets(html);
  const weigh = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file))).length, 0);
  return {
    html: gzipSync(html).length,
    data: weigh(data),
    script: weigh(scripts),
  };
}

/** The catalogue's file, and the time of the test's searches in it after a first one. */
function measureSearch(out: string): Pick<Row, 'catalogue' | 'answerMs'> {
  const file = readFileSync(join(out, 'catalogue.json'));
  const index = readCatalogueFile(JSON.parse(file.toString()));
  if (!index) throw new Error('/catalogue.json is not read.');
  searchProducts(index, 'first');
  const times = exampleQueries
    .map(([query = '']) => {
      const began = performance.now();
      searchProducts(index, query);
      return performance.now() - began;
    })
    .sort((one, other) => one - other);
  const answerMs = times[Math.floor(times.length * 0.95)] ?? 0;
  return { catalogue: gzipSync(file).length, answerMs };
}

function firstLoad({ html, data, script }: Row): number {
  return html + data + script;
}

/** A sentence for each number of products at which something grows faster than allowed. */
function growthIssues(table: readonly Row[]): string[] {
  const page = table.find(({ products }) => products === fullPage);
  return table.flatMap((row, index) => {
    const before = table[index - 1];
    const grown =
      page && row.products > page.products && firstLoad(row) > LARGEST_FIRST_LOAD * firstLoad(page);
    const slow = before && row.cpuSeconds / before.cpuSeconds > row.products / before.products;
    return [
      ...(grown ? [`${row.products}: the first load of /shop/ is ${firstLoad(row)} bytes`] : []),
      ...(row.catalogue > catalogueLimit(row.products)
        ? [`${row.products}: /catalogue.json is ${row.catalogue} bytes`]
        : []),
      ...(row.answerMs > LONGEST_ANSWER_MS
        ? [`${row.products}: a search takes ${row.answerMs.toFixed(1)} ms`]
        : []),
      ...(slow
        ? [
            `${row.products}: the build took ${row.cpuSeconds.toFixed(0)} s of processor time, which grew faster than the catalogue`,
          ]
        : []),
    ];
  });
}

function printTable(table: readonly Row[]): void {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const cells = table.map((row) => [
    String(row.products),
    `${row.seconds.toFixed(0)} s`,
    `${row.cpuSeconds.toFixed(0)} s`,
    `${(row.peakBytes / 1e9).toFixed(1)} GB`,
    String(row.pages),
    kB(row.html),
    kB(row.data),
    kB(row.script),
    kB(firstLoad(row)),
    kB(row.catalogue),
    `${row.answerMs.toFixed(1)} ms`,
  ]);
  const head = [
    'products',
    'build',
    'processor',
    'memory',
    'pages',
    'HTML',
    'data',
    'script',
    'first load',
    'catalogue',
    'search',
  ];
  const rule = head.map(() => '---:');
  for (const line of [head, rule, ...cells]) console.log(`| ${line.join(' | ')} |`);
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}
