import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MadeFiles, UnwritableFile } from './made-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'made-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A run that makes these files from these recipes. */
function run(recipes: Readonly<Record<string, unknown>>) {
  const made = new MadeFiles(folder);
  for (const [file, recipe] of Object.entries(recipes)) {
    if (made.isDue(file, recipe)) made.write(file, String(recipe));
  }
  return { removed: made.finish(), written: made.written };
}
const present = () => readdirSync(folder).filter((file) => !file.startsWith('.'));

test('a second run makes only the files whose recipe has changed', () => {
  expect(run({ 'a.txt': 1, 'b.txt': 1 }).written).toEqual(['a.txt', 'b.txt']);
  expect(run({ 'a.txt': 1, 'b.txt': 2 }).written).toEqual(['b.txt']);
  expect(readFileSync(path.join(folder, 'b.txt'), 'utf8')).toBe('2');
});

test('a file that was deleted is made again', () => {
  run({ 'a.txt': 1 });
  rmSync(path.join(folder, 'a.txt'));
  expect(run({ 'a.txt': 1 }).written).toEqual(['a.txt']);
});

test('a file that is no longer made is removed, and the owner’s own files stay', () => {
  run({ 'a.txt': 1, 'b.txt': 1 });
  writeFileSync(path.join(folder, 'own.txt'), '');
  expect(run({ 'a.txt': 1 }).removed).toEqual(['b.txt']);
  expect(present()).toEqual(['a.txt', 'own.txt']);
});

test('after a run that stopped its finished files are not made again and nothing is removed', () => {
  run({ 'a.txt': 1, 'b.txt': 1 });
  const stopped = new MadeFiles(folder);
  stopped.isDue('a.txt', 2);
  stopped.write('a.txt', '2');
  stopped.stop();
  expect(present()).toEqual(['a.txt', 'b.txt']);
  expect(run({ 'a.txt': 2, 'b.txt': 1 }).written).toEqual([]);
});

test('a list that cannot be read makes every file again', () => {
  run({ 'a.txt': 1 });
  writeFileSync(path.join(folder, '.made.json'), '{"a.t');
  expect(run({ 'a.txt': 1 }).written).toEqual(['a.txt']);
});

test('a file that cannot be written is named', () => {
  mkdirSync(path.join(folder, 'a.txt'));
  expect(() => run({ 'a.txt': 1 })).toThrow(UnwritableFile);
  expect(() => run({ 'a.txt': 1 })).toThrow(/a\.txt cannot be written: close the program/);
});
