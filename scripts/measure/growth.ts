/**
 * What happens to the shop as its catalogue grows: builds it with more and more products, weighs the
 * first load of /shop/, walks it in a browser (e2e/large-shop.spec.ts), and prints the table that stands in the
 * README. Fails where the first load grows, where the build grows faster than the catalogue, and
 * where the walk finds fault. Other sizes: `npm run growth -- 48 500`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageAssets } from '@/scripts/check/page-weight';
import { copyShop } from './growth/copy-shop';
import { measureBuild } from './growth/measure-build';

/** Inside the project, and ignored by git. */
const FOLDER = '.growth';
/** The first load of /shop/ may weigh this much more than with a page of products. */
const MOST_FIRST_LOAD = 1.2;

const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [26, 48, 260, 2600];

interface Row {
  products: number;
  seconds: number;
  cpuSeconds: number | undefined;
  peakBytes: number | undefined;
  pages: number;
  html: number;
  data: number;
  script: number;
  style: number;
}

/** Pictures are encoded once and kept: not what grows here. */
run('npx', ['tsx', 'scripts/build/make-pictures.ts'], '.');
const rows: Row[] = [];
try {
  for (const products of sizes) rows.push(await measure(products));
} finally {
  rmSync(FOLDER, { recursive: true, force: true });
}
printTable(rows);
const faults = tooMuch(rows);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}

async function measure(products: number): Promise<Row> {
  copyShop(FOLDER, products);
  console.log(`${products} products: building …`);
  const build = await measureBuild(FOLDER);
  console.log(`${products} products: built in ${build.seconds.toFixed(0)} s; walking …`);
  run('npx', ['playwright', 'test', '--config', 'e2e/large.config.ts'], FOLDER);
  const out = join(FOLDER, 'out');
  const pages = readdirSync(out, { recursive: true }).filter((file) =>
    /\.html$/.test(String(file)),
  );
  return { products, ...build, pages: pages.length, ...weighShop(out) };
}

/** What /shop/ makes a phone load at first, in bytes gzipped; `script` is the framework's too. */
function weighShop(out: string) {
  const html = readFileSync(join(out, 'shop/index.html'), 'utf8');
  const { scripts, data, styles, inlineStyle, plainHtml } = pageAssets(html);
  const weigh = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file))).length, 0);
  return {
    html: gzipSync(plainHtml).length,
    data: weigh(data),
    script: weigh(scripts),
    style: weigh(styles) + gzipSync(inlineStyle).length,
  };
}

function load({ html, data, script, style }: Row): number {
  return html + data + script + style;
}

/** What grows faster than it may, a line each. */
function tooMuch(table: readonly Row[]): string[] {
  const page = table.find(({ products }) => products === 48);
  const work = ({ cpuSeconds, seconds }: Row) => cpuSeconds ?? seconds;
  return table.flatMap((row, at) => {
    const before = table[at - 1];
    const grown = page && row.products > 48 && load(row) > MOST_FIRST_LOAD * load(page);
    const slow = before && work(row) / work(before) > row.products / before.products;
    return [
      ...(grown ? [`${row.products}: the first load of /shop/ is ${load(row)} bytes`] : []),
      ...(slow
        ? [
            `${row.products}: the build took ${work(row).toFixed(0)} s, more than so many times the one before`,
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
    row.cpuSeconds === undefined ? '' : `${row.cpuSeconds.toFixed(0)} s`,
    row.peakBytes === undefined ? '' : `${(row.peakBytes / 1e9).toFixed(1)} GB`,
    String(row.pages),
    kB(row.html),
    kB(row.data),
    kB(row.script),
    kB(load(row)),
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
  ];
  const rule = head.map(() => '---:');
  for (const line of [head, rule, ...cells]) console.log(`| ${line.join(' | ')} |`);
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}
