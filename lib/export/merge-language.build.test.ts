import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mergeLanguage } from './merge-language.build';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'merge-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, folder, file)), { recursive: true });
    writeFileSync(path.join(root, folder, file), text);
  }
  return path.join(root, folder);
}

const english = {
  'index.html': 'Home',
  'robots.txt': 'all',
  'verified.html': 'the owner',
  '_next/static/ab/shared.js': 'shared',
};

/** What is in the folder of the shop after pages in Kiswahili with these files are put there. */
function mergedWith(kiswahili: Readonly<Record<string, string>>): Record<string, string> {
  const into = write('out', english);
  mergeLanguage(write('pages-sw', kiswahili), into, 'sw');
  const files = readdirSync(into, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [path.relative(into, file), readFileSync(file, 'utf8')]),
  );
}

test('pages of a further language go into its folder, scripts to those of all, and the rest stays as it is', () => {
  const merged = mergedWith({
    'index.html': 'Mwanzo',
    'shop/index.html': 'Duka',
    'catalogue.json': '{}',
    'robots.txt': 'none',
    'verified.html': 'the owner',
    '_next/static/ab/shared.js': 'shared',
    '_next/static/ab/own.js': 'own',
  });
  expect(merged).toEqual({
    ...english,
    'sw/index.html': 'Mwanzo',
    'sw/shop/index.html': 'Duka',
    'sw/catalogue.json': '{}',
    '_next/static/ab/own.js': 'own',
  });
});

test('a file of a further language that has no known place stops the build', () => {
  expect(() => mergedWith({ 'prices.json': '{}' })).toThrow(
    '/prices.json differs by language and has no place in /sw/',
  );
});

test('a script that differs from the one of its name stops the build', () => {
  expect(() => mergedWith({ '_next/static/ab/shared.js': 'other' })).toThrow(/shared\.js/);
});
