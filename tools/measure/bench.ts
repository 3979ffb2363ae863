/**
 * Measures how long a phone on a slow network waits for the pages of the export, beside the same pages
 * as plain as if written by hand, in turn. Prints tables and never fails. See README.md.
 *
 *   npm run bench -- --runs 5 --page /shop/ --folder out
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serveFolders } from '@/scripts/build/serve-folders';
import { handwrittenPage } from './bench/handwritten-page';
import { type MeasuredVisit, measureTap, measureVisit } from './bench/measure-visit';
import { launchBrowser } from './launch-browser';
import { formatStats, ratioTo, type Stats, stats, textTable } from './stats';

const PRODUCT = '/shop/todays-offer/brogue/';
const pages = ['/', '/shop/', '/contact/', PRODUCT];

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true },
    folder: { type: 'string', default: 'out' },
  },
});
const runs = Number(options.runs);
const OUT = options.folder;

if (!existsSync(path.join(OUT, 'index.html'))) {
  console.error('There is no export to measure: run npm run build first.');
  process.exit(1);
}

const handwritten = mkdtempSync(path.join(tmpdir(), 'handwritten-'));
const chosen = options.page ?? pages;
for (const page of chosen) writeHandwritten(page);
const host = await serveFolders([OUT]);
const referenceHost = await serveFolders([handwritten, OUT]);
const browser = await launchBrowser();

try {
  console.log(
    `${runs} runs of each page, cold cache, 1.6 Mbit/s, 150 ms, CPU slowed 4×: median (least–most)`,
  );
  for (const page of chosen) await reportPage(page);
  if (chosen.includes(PRODUCT)) await reportTaps();
} finally {
  await browser.close();
  host.close();
  referenceHost.close();
  rmSync(handwritten, { recursive: true });
}

async function reportPage(page: string): Promise<void> {
  const ours: MeasuredVisit[] = [];
  const reference: MeasuredVisit[] = [];
  // In turn, so that a busy minute of the machine affects both.
  for (let run = 0; run < runs; run += 1) {
    ours.push(await measureVisit(browser, host.url + page));
    reference.push(await measureVisit(browser, referenceHost.url + page));
  }
  const row = (name: string, of: (visit: MeasuredVisit) => number, decimals = 0) =>
    formatRow(name, stats(ours.map(of)), stats(reference.map(of)), decimals);
  const kinds = [
    ...new Set(ours.flatMap((visit) => Object.keys({ ...visit.bytes, ...visit.bytesAfter }))),
  ];
  const table = [
    [page, 'ours', 'handwritten', 'ratio'],
    row('first paint, ms', (visit) => visit.firstPaint),
    row('largest paint, ms', (visit) => visit.largestPaint),
    row('layout shift', (visit) => visit.layoutShift, 3),
    row('blocking time, ms', (visit) => visit.blocking),
    row('requests before a touch', (visit) => visit.requests),
    ...kinds.map((kind) =>
      row(`  ${kind.toLowerCase()}, kB`, (visit) => (visit.bytes[kind] ?? 0) / 1000, 1),
    ),
    row('requests after a touch', (visit) => visit.requestsAfter),
    row('  bytes, kB', ({ bytesAfter }) => total(bytesAfter) / 1000, 1),
  ];
  console.log(`\n${textTable(table)}`);
}

async function reportTaps(): Promise<void> {
  const table = [['Add to Cart, tap to notice', 'ms']];
  for (const [when, name] of [
    ['early', 'as the first touch, before the script'],
    ['late', 'when the network is quiet'],
  ] as const) {
    const taps: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      taps.push(await measureTap(browser, host.url + PRODUCT, when));
    }
    table.push([name, formatStats(stats(taps))]);
  }
  console.log(`\n${textTable(table)}`);
}

function formatRow(name: string, ours: Stats, reference: Stats, decimals: number): string[] {
  return [
    name,
    formatStats(ours, decimals),
    formatStats(reference, decimals),
    ratioTo(reference, ours),
  ];
}

function writeHandwritten(page: string): void {
  mkdirSync(path.join(handwritten, page), { recursive: true });
  const html = readFileSync(path.join(OUT, page, 'index.html'), 'utf8');
  writeFileSync(path.join(handwritten, page, 'index.html'), handwrittenPage(html));
}

function total(bytes: Readonly<Record<string, number>>): number {
  return Object.values(bytes).reduce((sum, value) => sum + value, 0);
}
