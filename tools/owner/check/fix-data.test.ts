import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const project = process.cwd();
const shop = mkdtempSync(path.join(tmpdir(), 'fixed-shop-'));
const inShop = (file: string) => path.join(shop, file);
const tops = inShop('data/catalogue/tops.ts');

/** A shop of its own that shares the programs and packages of this project. */
beforeAll(() => {
  cpSync('e2e/shop/data', inShop('data'), { recursive: true });
  cpSync('data/words', inShop('data/words'), { recursive: true });
  for (const file of ['data/types.ts', 'biome.json', '.gitignore']) {
    copyFileSync(file, inShop(file));
  }
  symlinkSync(path.join(project, 'node_modules'), inShop('node_modules'), 'dir');
  const paths = { '@/data/*': ['./data/*'], '@/*': [`${project}/*`] };
  writeFileSync(inShop('tsconfig.json'), JSON.stringify({ compilerOptions: { paths } }));
});

afterAll(() => rmSync(shop, { recursive: true }));

test('--fix writes what is sure, leaves what is not, names each change and checks again', () => {
  const source = readFileSync(tops, 'utf8');
  const broken = source
    .replace("name: 'Crew T-shirt'", 'name: ‘Crew T-shirt’')
    .replace('priceKes: 600', "pricekes: 'KSh 600'")
    .replace("updated: '2026-02-06'", "updated: '6 Feb 2026'")
    .replace("updated: '2026-02-07'", "updated: '5/11/2026'")
    .replace("alt: 'Yellow", "  alt:   'Yellow");
  writeFileSync(tops, broken);
  renameSync(inShop('data/photos/tops/crew-tee.png'), inShop('data/photos/tops/Crew Tee.png'));

  const { status, stdout, stderr } = runCheck('--fix');

  expect(stdout.split('\n').slice(0, 7)).toEqual([
    'Fixed:',
    "data/catalogue/tops.ts: crew-tee: name: ‘Crew T-shirt’ → 'Crew T-shirt'",
    "data/catalogue/tops.ts: crew-tee: updated: '6 Feb 2026' → '2026-02-06'",
    'data/catalogue/tops.ts: crew-tee: pricekes → priceKes',
    "data/catalogue/tops.ts: crew-tee: priceKes: 'KSh 600' → 600",
    'data/photos/tops/Crew Tee.png is now data/photos/tops/crew-tee.png',
    'data/catalogue/tops.ts: laid out anew',
  ]);
  expect(stderr).toContain('work-shirt: updated: must be a day such as "2026-11-21"');
  expect(status).toBe(1);
  expect(readFileSync(tops, 'utf8')).toBe(
    source.replace("updated: '2026-02-07'", "updated: '5/11/2026'"),
  );
  expect(existsSync(inShop('data/photos/tops/crew-tee.png'))).toBe(true);

  writeFileSync(tops, source);
  expect(runCheck('--fix')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Nothing to fix\.\n[\s\S]*products checked in/),
  });
}, 120_000);

test('--fix that can write nothing because of a file that cannot be read says which one', () => {
  const source = readFileSync(tops, 'utf8');
  writeFileSync(tops, source.replace("name: 'Crew T-shirt',", "name: 'Crew T-shirt'"));
  const { status, stdout } = runCheck('--fix');
  writeFileSync(tops, source);
  const line = source.slice(0, source.indexOf("name: 'Crew T-shirt'")).split('\n').length;
  expect(stdout).toBe(
    `Nothing can be written while data/catalogue/tops.ts, line ${line}, cannot be read: correct that first, then type this again.\n\n`,
  );
  expect(status).toBe(1);
}, 120_000);

/** `npm run check -- …` in the shop. */
function runCheck(option: string) {
  const { TSX_TSCONFIG_PATH: _, ...env } = process.env;
  const tsx = pathToFileURL(path.join(project, 'node_modules/tsx/dist/loader.mjs')).href;
  const program = path.join(project, 'tools/owner/check.ts');
  return spawnSync(process.execPath, ['--import', tsx, program, option], {
    cwd: shop,
    encoding: 'utf8',
    env,
  });
}
