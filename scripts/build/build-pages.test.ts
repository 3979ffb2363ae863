import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const project = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
const next = path.join(folder, 'node_modules/next/dist/bin');

beforeAll(() => mkdirSync(next, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [0, '', 'one line', 'Building the pages.\n', ''],
  [0, '1', 'what Next prints', 'Building the pages.\nRoute (app)\n', 'deprecated\n'],
  [3, '', 'what Next prints', 'Building the pages.\n', 'Route (app)\ndeprecated\n\n'],
])(
  'a build of the pages that ends with %i, with CI %j, prints %s',
  (code, ci, _, out, error) => {
    writeFileSync(
      path.join(next, 'next'),
      `console.log('Route (app)'); console.error('deprecated'); process.exitCode = ${code};`,
    );
    const { TSX_TSCONFIG_PATH: _tests, ...env } = process.env;
    const tsx = pathToFileURL(path.join(project, 'node_modules/tsx/dist/loader.mjs')).href;
    const program = path.join(project, 'scripts/build/build-pages.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', tsx, program], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, CI: ci },
    });
    expect([status, stdout, stderr]).toEqual([code, out, error]);
  },
  60_000,
);
