import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles, writeWhole } from './write-files';

const root = mkdtempSync(path.join(tmpdir(), 'files-'));
const at = (file: string) => path.join(root, file);
const text = (file: string) => readFileSync(at(file), 'utf8');
/** Every file, with its text. */
const all = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => [path.relative(root, file), readFileSync(file, 'utf8')])
    .sort();

beforeEach(() => {
  rmSync(root, { recursive: true });
  mkdirSync(root);
  writeFiles(root, { 'shop.ts': 'old', 'goods/boot.ts': 'boot', 'goods/clog.ts': 'clog' });
});
afterAll(() => rmSync(root, { recursive: true }));

test('files have their new texts, those taken out are gone, and nothing is left beside them', () => {
  writeFiles(root, { 'shop.ts': 'new', 'goods/boot.ts': undefined, 'more/cap.ts': 'cap' });
  expect(all()).toEqual([
    ['goods/clog.ts', 'clog'],
    ['more/cap.ts', 'cap'],
    ['shop.ts', 'new'],
  ]);
});

test('a folder whose last file is taken out goes too, and the one that holds all stays', () => {
  writeFiles(root, { 'photos/new/note.md': 'note', 'photos/boots/high/boot.jpg': 'photo' });
  writeFiles(root, { 'photos/boots/high/boot.jpg': undefined, 'goods/boot.ts': undefined });
  expect([existsSync(at('photos/boots')), existsSync(at('photos/new'))]).toEqual([false, true]);
  writeFiles(root, Object.fromEntries(all().map(([file]) => [file, undefined])));
  expect(readdirSync(root)).toEqual([]);
});

test('a file that is not there is taken out', () => {
  writeFiles(root, { 'goods/tote.ts': undefined });
  expect(all()).toHaveLength(3);
});

test('where one text cannot be written, every file is as it was', () => {
  const before = all();
  mkdirSync(at('goods/clog.ts.new'));
  const write = () =>
    writeFiles(root, { 'shop.ts': 'new', 'goods/boot.ts': undefined, 'goods/clog.ts': 'new' });
  expect(write).toThrow('EISDIR');
  expect(all()).toEqual(before);
});

test('where one file cannot be put in its place, those before it are as they were', () => {
  rmSync(at('goods/clog.ts'));
  mkdirSync(at('goods/clog.ts.before/in-the-way'), { recursive: true });
  mkdirSync(at('goods/clog.ts'));
  const before = all();
  const write = () =>
    writeFiles(root, {
      'shop.ts': 'new',
      'goods/boot.ts': undefined,
      'goods/cap.ts': 'cap',
      'goods/clog.ts': undefined,
    });
  expect(write).toThrow();
  expect(all()).toEqual(before);
  expect(existsSync(at('goods/clog.ts'))).toBe(true);
});

test('one file is written whole', () => {
  writeWhole(at('shop.ts'), 'new');
  expect(text('shop.ts')).toBe('new');
});
