import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readExport } from './export-files';
import { forgetNewer, keepExport, keptExports } from './kept-exports';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-exports-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const day = (number: number) => new Date(2026, 10, number, 18, 5, 33);

/** Keeps a shop of two files of 1,000 bytes; the picture is always the same. */
function keep(number: number, at = day(number)): void {
  const folder = path.join(root, '../', `${path.basename(root)}-out`);
  mkdirSync(path.join(folder, 'pictures'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), String(number).padEnd(1000));
  writeFileSync(path.join(folder, 'pictures/a.avif'), 'picture'.padEnd(1000));
  keepExport(root, folder, readExport(folder), {
    address: 'https://duka.example',
    at,
    list: `list ${number}`,
  });
  rmSync(folder, { recursive: true });
}

test('the last five exports are kept, the newest first, with what belongs to them', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7]) keep(number);
  const kept = keptExports(root);
  expect(kept.map(({ folder }) => path.basename(folder))).toEqual(
    [7, 6, 5, 4, 3].map((number) => `2026-11-0${number}-180533.000`),
  );
  expect(kept[1]).toMatchObject({
    address: 'https://duka.example',
    at: day(6),
    list: 'list 6',
  });
  expect(readFileSync(path.join(kept[1]?.files ?? '', 'index.html'), 'utf8').trim()).toBe('6');
});

test('a file that several kept exports have takes room once', () => {
  for (const number of [1, 2, 3]) keep(number);
  const inodes = keptExports(root).map(
    ({ files }) => statSync(path.join(files, 'pictures/a.avif')).ino,
  );
  expect(new Set(inodes).size).toBe(1);
});

test('a shop that is published again as it was is kept once', () => {
  keep(1);
  keep(2);
  keep(2, day(3));
  expect(keptExports(root).map(({ at }) => at)).toEqual([day(2), day(1)]);
});

test('a shop that is put up again is the newest one, and the next publish comes after it', () => {
  for (const number of [1, 2, 3, 4]) keep(number);
  const [, , second] = keptExports(root);
  if (second) forgetNewer(root, second);
  const days = () => keptExports(root).map(({ at }) => at.getDate());
  expect(days()).toEqual([2, 1]);
  keep(5);
  expect(days()).toEqual([5, 2, 1]);
});

test('what was cut off while it was kept is no export', () => {
  keep(1);
  keep(2);
  rmSync(path.join(root, '2026-11-02-180533.000/export.json'));
  expect(keptExports(root).map(({ at }) => at)).toEqual([day(1)]);
});
