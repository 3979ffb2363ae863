/**
 * Measures Lighthouse's four scores on the main pages of the export, served compressed. npx fetches
 * Lighthouse, which is not a dependency. Fails, with the names of the audits, if accessibility, best
 * practices or SEO is below 100. Performance is only reported, as it depends on the machine.
 *
 *   npm run lighthouse -- --runs 5 --page /shop/
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serveFolders } from './bench/serve-folder';
import { findBrowser } from './find-browser';
import { stats, textTable } from './stats';

/** A version that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const OUT = 'out';
const pages = [
  '/',
  '/shop/',
  '/about/',
  '/contact/',
  '/shop/todays-offer/',
  '/shop/todays-offer/brogue/',
];
const required = ['accessibility', 'best-practices', 'seo'] as const;
const categories = ['performance', ...required] as const;
type Category = (typeof categories)[number];

interface Report {
  scores: Readonly<Record<Category, number>>;
  /** The audits that keep a required score below 100. */
  failing: readonly string[];
}

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '1' }, page: { type: 'string', multiple: true } },
});

if (!existsSync(path.join(OUT, 'index.html'))) {
  console.error('There is no export to measure: run npm run build first.');
  process.exit(1);
}

const host = await serveFolders([OUT]);
const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
const table = [['page', ...categories]];
const issues: string[] = [];
try {
  for (const page of options.page ?? pages) {
    const reports: Report[] = [];
    for (let run = 0; run < Number(options.runs); run += 1) reports.push(await measure(page));
    const medians = categories.map((one) => stats(reports.map(({ scores }) => scores[one])).median);
    table.push([page, ...medians.map(String)]);
    for (const failing of new Set(reports.flatMap((report) => report.failing))) {
      issues.push(`${page}: ${failing}`);
    }
  }
} finally {
  host.close();
  rmSync(folder, { recursive: true });
}
console.log(textTable(table));
if (issues.length > 0) {
  console.error(issues.join('\n'));
  process.exit(1);
}

async function measure(page: string): Promise<Report> {
  const file = path.join(folder, 'report.json');
  await runLighthouse([
    host.url + page,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
  ]);
  return readReport(JSON.parse(readFileSync(file, 'utf8')));
}

/** Asynchronous, as this process serves the pages in the meantime. */
function runLighthouse(args: readonly string[]): Promise<void> {
  const executable = findBrowser();
  const running = spawn('npx', ['--yes', LIGHTHOUSE, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(executable && { CHROME_PATH: executable }) },
  });
  return new Promise((resolve, reject) => {
    running.on('error', reject);
    running.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${LIGHTHOUSE} ended with ${code}`)),
    );
  });
}

interface RawReport {
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null }>;
}

function readReport({ categories: found, audits }: RawReport): Report {
  const score = (one: Category) => Math.round((found[one]?.score ?? 0) * 100);
  const failing = required.flatMap((one) =>
    (found[one]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${one}: ${audits[id]?.title} (${id})`),
  );
  const below = required
    .filter((one) => score(one) < 100)
    .map((one) => `${one} is ${score(one)}, below 100`);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    failing: below.length > 0 ? [...below, ...failing] : [],
  };
}
