import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { Citation } from '@/scripts/check/citations';
import { type RunTest, titlePattern } from './fault-table';

/** Ignored by git. */
const FOLDER = '.test/faults';

/** Runs the cited tests, and no other: unit tests with Jest, browser tests as `npm run e2e` does. */
export function runTests(cited: readonly Citation[]): RunTest[] {
  mkdirSync(FOLDER, { recursive: true });
  const inBrowser = ({ file }: Citation) => file.startsWith('e2e/');
  return [
    ...runUnitTests(cited.filter((one) => !inBrowser(one))),
    ...runBrowserTests(cited.filter(inBrowser)),
  ];
}

function runUnitTests(cited: readonly Citation[]): RunTest[] {
  if (cited.length === 0) return [];
  const report = `${FOLDER}/unit.json`;
  const command = run(report, ['jest', '--silent', '--json', `--outputFile=${report}`], {}, [
    `--testNamePattern=(?:^| )(?:${patterns(cited)})$`,
    '--runTestsByPath',
    ...files(cited),
  ]);
  const { testResults } = readReport<JestReport>(report, command);
  return testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, status }) => ({
        file: path.relative('', name),
        title,
        passed: status === 'passed',
        left: status === 'pending',
      })),
    )
    .filter(({ left }) => !left);
}

interface JestReport {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}

function runBrowserTests(cited: readonly Citation[]): RunTest[] {
  if (cited.length === 0) return [];
  const report = `${FOLDER}/browser.json`;
  const command = run(
    report,
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: path.resolve(report) },
    // A tag may follow the title.
    ['--grep', `(?:^| )(?:${patterns(cited)})(?: @\\w+)*$`, ...files(cited)],
  );
  const { suites } = readReport<JSONReport>(report, command);
  const testsOf = ({ suites: inner = [], specs }: JSONReportSuite): RunTest[] => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status }) => ({
        file: `e2e/${file}`,
        title,
        passed: status === 'expected',
      })),
    ),
    ...inner.flatMap(testsOf),
  ];
  return suites.flatMap(testsOf);
}

const patterns = (cited: readonly Citation[]) =>
  [...new Set(cited.map(({ title }) => titlePattern(title)))].join('|');

const files = (cited: readonly Citation[]) => [...new Set(cited.map(({ file }) => file))];

/**
 * Runs a program that writes a report, and returns the command without the names of tests. Its exit code
 * says nothing that the report does not.
 */
function run(
  report: string,
  command: readonly string[],
  env: object,
  rest: readonly string[],
): string {
  rmSync(report, { force: true });
  spawnSync('npx', [...command, ...rest], {
    // The report is in a file: what the program prints is progress.
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return `npx ${command.join(' ')}`;
}

/** Throws where the program ended without a report. */
export function readReport<Report>(file: string, command: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(
      `"${command}" ended without its report ${file}. What it printed above says why; after "npm ci" and "npm run fixture -- build" try again.`,
    );
  }
}
