import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '@/e2e/find-browser';
import { serveFolders } from '@/scripts/build/serve-folders';
import { Stop } from '@/tools/cli/stop';
import { withoutScripts } from './lighthouse/without-scripts';
import { formatStats, ratioTo, stats, textTable } from './stats';

/** A version that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const mainPages = [
  '/',
  '/shop/',
  '/about/',
  '/contact/',
  '/shop/todays-offer/',
  '/shop/todays-offer/brogue/',
];
const required = ['accessibility', 'best-practices', 'seo'] as const;
const categories = ['performance', ...required] as const;
type ScoreName = (typeof categories)[number];

interface Report {
  scores: Readonly<Record<ScoreName, number>>;
  /** The audits that keep a required score below 100. */
  failing: readonly string[];
  /** The largest paint that Lighthouse simulates for a phone on a slow network, ms. */
  largestPaint: number;
}

interface Measuring {
  runs: number;
  /** The main pages, where it names none. */
  pages: readonly string[];
  exported: string;
  withBrotli: boolean;
}

/**
 * Measures Lighthouse's four scores on pages of the export, served as gzip. In turn it measures the
 * simulated largest paint of each page with and without its scripts. npx fetches Lighthouse, which
 * is not a dependency. Resolves with 1, with the names of the audits, if accessibility, best
 * practices or SEO is below 100. Performance is only reported, because it depends on the machine.
 * Throws a Stop without an export.
 */
export async function measureScores({ runs, pages, exported, withBrotli }: Measuring) {
  if (!existsSync(path.join(exported, 'index.html'))) {
    throw new Stop('There is no export to measure: run npm run build first.');
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const reference = path.join(folder, 'without-scripts');
  const chosen = pages.length > 0 ? pages : mainPages;
  for (const page of chosen) writeReference(exported, reference, page);
  // Not every host has brotli, and with gzip a page is more likely to need a second round trip.
  const encodings = withBrotli ? (['br', 'gzip'] as const) : (['gzip'] as const);
  const host = await serveFolders([exported], { encodings });
  const referenceHost = await serveFolders([reference, exported], { encodings });
  const table = [['page', ...categories]];
  const paints = [['largest paint, simulated, ms', 'ours', 'without script', 'ratio']];
  const issues: string[] = [];
  const file = path.join(folder, 'report.json');
  try {
    for (const page of chosen) {
      const reports: Report[] = [];
      const references: Report[] = [];
      // In turn, so that a busy minute of the machine affects both.
      for (let run = 0; run < runs; run += 1) {
        reports.push(await measure(host.url + page, file));
        references.push(await measure(referenceHost.url + page, file));
      }
      const scores = (name: ScoreName) => stats(reports.map((one) => one.scores[name]));
      table.push([page, ...categories.map((name) => String(scores(name).median))]);
      const ours = stats(reports.map(({ largestPaint }) => largestPaint));
      const without = stats(references.map(({ largestPaint }) => largestPaint));
      paints.push([page, formatStats(ours), formatStats(without), ratioTo(without, ours)]);
      for (const failing of new Set(reports.flatMap((report) => report.failing))) {
        issues.push(`${page}: ${failing}`);
      }
    }
  } finally {
    host.close();
    referenceHost.close();
    rmSync(folder, { recursive: true });
  }
  console.log(`${textTable(table)}\n\n${textTable(paints)}`);
  if (issues.length > 0) console.error(issues.join('\n'));
  return issues.length > 0 ? 1 : 0;
}

function writeReference(exported: string, reference: string, page: string): void {
  mkdirSync(path.join(reference, page), { recursive: true });
  const html = readFileSync(path.join(exported, page, 'index.html'), 'utf8');
  writeFileSync(path.join(reference, page, 'index.html'), withoutScripts(html));
}

async function measure(url: string, file: string): Promise<Report> {
  await runLighthouse([
    url,
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
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

function readReport({ categories: found, audits }: RawReport): Report {
  const score = (one: ScoreName) => Math.round((found[one]?.score ?? 0) * 100);
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
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? 0,
    failing: below.length > 0 ? [...below, ...failing] : [],
  };
}
