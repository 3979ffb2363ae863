import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the desk is built from: its page, and the program that builds it. */
function filesOfDesk(): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-'));
  const metafile = path.join(folder, 'meta.json');
  const entries = ['page/desk.ts', 'page/preview/product-preview.tsx', 'build-desk.ts'];
  try {
    execFileSync(path.resolve('node_modules/.bin/esbuild'), [
      ...entries.map((file) => `tools/desk/${file}`),
      '--bundle',
      '--packages=external',
      '--platform=node',
      '--format=esm',
      '--jsx=automatic',
      '--loader:.css=empty',
      '--log-level=error',
      `--outdir=${folder}`,
      `--metafile=${metafile}`,
    ]);
    return Object.keys(JSON.parse(readFileSync(metafile, 'utf8')).inputs);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The paths of files whose change begins the workflow, and after a ! of those that do not. */
function patternsOfWorkflow(): string[] {
  const workflow = readFileSync('.github/workflows/desk.yml', 'utf8');
  return [...workflow.matchAll(/^ {6}- "(.+)"$/gm)].map(([, pattern = '']) => pattern);
}

/** Whether a push that changes a file begins the workflow: the last pattern that fits it says so. */
function isWatched(file: string, patterns: readonly string[]): boolean {
  const last = patterns.findLast((one) => patternOf(one.replace(/^!/, '')).test(file));
  return last !== undefined && !last.startsWith('!');
}

function patternOf(glob: string): RegExp {
  const parts = glob.split('**').map((part) => {
    return part.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*');
  });
  return new RegExp(`^${parts.join('.*')}$`);
}

test('a change of any file that the desk is built from builds it anew', () => {
  const patterns = patternsOfWorkflow();
  // Read by the build, and not by what is bundled.
  const read = ['data/host.json', 'app/styles/media.css', 'package-lock.json'];
  const files = [...filesOfDesk(), ...read];
  expect(files).toEqual(expect.arrayContaining(['tools/desk/desk-backend.ts', 'data/shop.ts']));
  expect(files.filter((file) => !isWatched(file, patterns))).toEqual([]);
});

test('a saved product and a publish do not build the desk', () => {
  const patterns = patternsOfWorkflow();
  const saved = [
    'data/catalogue/products/boot.ts',
    'data/photos/new/boot.jpg',
    'data/published.json',
  ];
  expect(saved.filter((file) => isWatched(file, patterns))).toEqual([]);
});
