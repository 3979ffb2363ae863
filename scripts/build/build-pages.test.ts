import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const project = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
const next = path.join(folder, 'node_modules/next/dist/bin');

beforeAll(() => {
  mkdirSync(next, { recursive: true });
  const compilerOptions = { paths: { '@/*': [path.join(project, '*')] } };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
});
afterAll(() => rmSync(folder, { recursive: true }));

function buildPages(ci: string) {
  const { TSX_TSCONFIG_PATH: _tests, ...env } = process.env;
  const tsx = pathToFileURL(path.join(project, 'node_modules/tsx/dist/loader.mjs')).href;
  const program = path.join(project, 'scripts/build/build-pages.ts');
  return spawnSync(process.execPath, ['--import', tsx, program], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, CI: ci },
  });
}

test('a shop without a product is not built, and it is said what to do', () => {
  const { status, stderr } = buildPages('');
  expect([status, stderr]).toEqual([
    1,
    'The shop has no product yet: there is nothing to build. npm run check says what to do.\n',
  ]);
});

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
    for (const from of ['e2e/shop/data', 'data/words', 'lib/format']) {
      const to = path.join(folder, from.replace('e2e/shop/', ''));
      cpSync(path.join(project, from), to, { recursive: true });
    }
    const { status, stdout, stderr } = buildPages(ci);
    expect([status, stdout, stderr]).toEqual([code, out, error]);
  },
  60_000,
);
