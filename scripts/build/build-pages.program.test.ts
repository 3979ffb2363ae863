import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const project = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
const next = path.join(folder, 'node_modules/next/dist/bin');

beforeAll(() => {
  mkdirSync(next, { recursive: true });
  const from = (file: string) => [path.join(project, file)];
  const paths = {
    '@/words/*': from('data/words/en/*'),
    '@/owner-words/*': from('data/words/en/*'),
    '@/*': from('*'),
  };
  const compilerOptions = { paths };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(ci: string, name = 'build-pages') {
  const { TSX_TSCONFIG_PATH: _tests, EXPORT_FOLDER: _out, ...env } = process.env;
  const tsx = pathToFileURL(path.join(project, 'node_modules/tsx/dist/loader.mjs')).href;
  const program = path.join(project, 'scripts/build', `${name}.ts`);
  return spawnSync(process.execPath, ['--import', tsx, program], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, CI: ci },
  });
}

/** Puts the shop of the tests there, and a program in the place of Next. */
function putShop(program: string) {
  writeFileSync(path.join(next, 'next'), program);
  for (const from of ['e2e/shop/data', 'data/words', 'lib/format']) {
    const to = path.join(folder, from.replace('e2e/shop/', ''));
    cpSync(path.join(project, from), to, { recursive: true });
  }
}

test('a shop without a product is not built, and it is said what to do', () => {
  const { status, stderr } = run('');
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
    putShop(`console.log('Route (app)'); console.error('deprecated'); process.exitCode = ${code};`);
    const { status, stdout, stderr } = run(ci);
    expect([status, stdout, stderr]).toEqual([code, out, error]);
  },
  60_000,
);

test('the previous export stays as it is until the new one is finished', () => {
  putShop(`const fs = require('node:fs');
    const { EXPORT_FOLDER: folder = 'out' } = process.env;
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder);
    fs.writeFileSync(folder + '/index.html', 'today');`);
  const home = path.join(folder, 'out/index.html');
  cpSync('.browserslistrc', path.join(folder, '.browserslistrc'));
  mkdirSync(path.dirname(home));
  writeFileSync(home, 'yesterday');
  expect(run('').status).toBe(0);
  const { status, stderr } = run('', 'finish-export');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/has no router file/)]);
  expect(readFileSync(home, 'utf8')).toBe('yesterday');
}, 60_000);
