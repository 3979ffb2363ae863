import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeWhole } from './write-whole';

const root = mkdtempSync(path.join(tmpdir(), 'whole-'));
afterAll(() => rmSync(root, { recursive: true }));

const oldFile = () => {
  const folder = mkdtempSync(path.join(root, 'shop-'));
  const file = path.join(folder, 'shop.ts');
  writeFileSync(file, 'old');
  return { folder, file };
};

test('a file has its new text, and nothing is left beside it', () => {
  const { folder, file } = oldFile();
  writeWhole(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['shop.ts']);
});

test('a file stays as it is where the new text cannot be written', () => {
  const { file } = oldFile();
  mkdirSync(`${file}.new`);
  expect(() => writeWhole(file, 'new')).toThrow('EISDIR');
  expect(readFileSync(file, 'utf8')).toBe('old');
});
