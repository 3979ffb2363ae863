import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isReady, readyExport } from '@/e2e/ready-export';
import { DAY_MS } from '@/lib/format/kenyan-time';

const project = process.cwd();
const environment = process.env;
const folder = mkdtempSync(path.join(tmpdir(), 'ready-'));

/** A project whose build writes the page from a source. */
beforeAll(() => {
  process.chdir(folder);
  execFileSync('git', ['init', '--quiet']);
  write('.gitignore', '.test/\nnode_modules/\n.env.local\n');
  write('node_modules/.package-lock.json', '');
  write('package.json', JSON.stringify({ type: 'module', scripts: { build: 'node build.mjs' } }));
  write(
    'build.mjs',
    `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
    mkdirSync('.test/fixture', { recursive: true });
    const source = readFileSync('app.ts', 'utf8');
    writeFileSync('.test/fixture/index.html', source);
    if (source === 'saved meanwhile') writeFileSync('app.ts', 'later');
    if (source === 'broken') process.exit(1);`,
  );
  write('app.ts', 'first');
  jest.spyOn(console, 'log').mockReturnValue();
  readyExport('fixture');
});

beforeEach(() => {
  process.env = { ...environment };
});

afterAll(() => {
  process.env = environment;
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test.each(['docs/seo.md', 'lib/money.test.ts', 'e2e/cart.spec.ts'])(
  'an export is ready after a change of %s, which it is not made of',
  (file) => {
    write(file, 'new');
    expect(isReady('fixture')).toBe(true);
  },
);

test.each([
  'lib/money.ts',
  'e2e/shop/data/shop.ts',
  '.env.local',
  'node_modules/.package-lock.json',
])('an export is not ready while %s is another than when it was built', (file) => {
  const former = existsSync(file) ? readFileSync(file) : undefined;
  write(file, 'new');
  expect(isReady('fixture')).toBe(false);
  if (former) writeFileSync(file, former);
  else rmSync(file);
  expect(isReady('fixture')).toBe(true);
});

test('an export is not ready with other settings, or on another day', () => {
  process.env.DESK = 'shop';
  expect(isReady('fixture')).toBe(false);
  process.env = environment;
  const tomorrow = Date.now() + DAY_MS;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
  expect(isReady('fixture')).toBe(false);
  clock.mockRestore();
});

test('an export is ready after its build, and not where another build has replaced it or it is gone', () => {
  const page = '.test/fixture/index.html';
  expect(isReady('fixture')).toBe(true);
  utimesSync(page, new Date(), new Date());
  expect(isReady('fixture')).toBe(false);
  readyExport('fixture');
  expect(isReady('fixture')).toBe(true);
  rmSync(page);
  expect(isReady('fixture')).toBe(false);
});

test('an export that was not built whole, or while a source was saved, is not ready', () => {
  write('app.ts', 'broken');
  expect(() => readyExport('fixture')).toThrow('.test/fixture could not be built.');
  expect(isReady('fixture')).toBe(false);
  write('app.ts', 'saved meanwhile');
  readyExport('fixture');
  write('app.ts', 'saved meanwhile');
  expect(isReady('fixture')).toBe(false);
});
