import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readShop } from '@/lib/data-modules/data-folder.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { factsFiller } from '@/lib/facts/facts-filler';
import { factsOf } from '@/lib/facts/facts-of';
import { inLanguage } from './in-language.build';
import { writeData } from './write-data.build';

const folder = mkdtempSync(path.join(tmpdir(), 'language-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file written for pages in Kiswahili is read again', () => {
  const config = writeData('sw', dataFolder, folder);
  const shop = readShop(dataFolder);
  const { withFacts } = factsFiller(factsOf(shop));
  expect(readShop(path.join(path.dirname(config), 'data'))).toEqual(
    inLanguage(shop, 'sw', withFacts),
  );
});

test('the types that a build checks are those of pages and data, and of no test', () => {
  const program = path.join('node_modules', 'typescript', 'bin', 'tsc');
  const options = [program, '--project', 'scripts/build/tsconfig.json', '--listFilesOnly'];
  const { stdout } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  const files = stdout.split('\n').filter((file) => !file.includes('node_modules'));
  expect(files).toContain(path.resolve('data/shop.ts'));
  expect(files).toContain(path.resolve('app/page.tsx'));
  expect(files.filter((file) => /\/e2e\/|\.test\.tsx?$/.test(file))).toEqual([]);
});
