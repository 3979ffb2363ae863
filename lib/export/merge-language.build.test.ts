import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mergeLanguage } from './merge-language.build';

const root = mkdtempSync(path.join(tmpdir(), 'merge-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, folder, file)), { recursive: true });
    writeFileSync(path.join(root, folder, file), text);
  }
  return path.join(root, folder);
}

test('pages of a further language go into its folder, scripts to those of all, and the rest stays as it is', () => {
  const english = write('out', {
    'index.html': 'Home',
    '404.html': 'Not found',
    'robots.txt': 'all',
    '_next/static/ab/shared.js': 'shared',
  });
  const further = write('pages-sw', {
    'index.html': 'Mwanzo',
    'shop/index.html': 'Duka <script src="/_next/static/data/shop.js">',
    'catalogue.json': '{}',
    '404.html': '<script src="/_next/static/data/404.js">',
    '404/index.html': 'Haipo',
    '_not-found/index.html': 'Haipo',
    'robots.txt': 'none',
    '_next/static/ab/shared.js': 'shared',
    '_next/static/ab/own.js': 'own',
    '_next/static/data/shop.js': 'data',
    '_next/static/data/404.js': 'data',
  });
  mergeLanguage(further, english, 'sw');
  const files = readdirSync(english, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(english, path.join(entry.parentPath, entry.name)));
  expect(files.sort()).toEqual([
    '404.html',
    '_next/static/ab/own.js',
    '_next/static/ab/shared.js',
    '_next/static/data/shop.js',
    'index.html',
    'robots.txt',
    'sw/catalogue.json',
    'sw/index.html',
    'sw/shop/index.html',
  ]);
  expect(readFileSync(path.join(english, '404.html'), 'utf8')).toBe('Not found');
  expect(readFileSync(path.join(english, 'robots.txt'), 'utf8')).toBe('all');
});
