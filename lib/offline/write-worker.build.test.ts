import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cartKey } from '@/lib/remembered/storage-keys';
import { writeWorker } from './write-worker.build';

const page = (title: string) =>
  `<html><title>${title}</title><script>"${cartKey}"</script><script type="text/deferred" src="/_next/static/v/core.js"></script></html>`;
const dialog = 'push(["CartDialog"]);';
const small = {
  '404.html': page('Page not found'),
  'offline/index.html': page('No network'),
  'shop/index.html': page('Shop'),
  'catalogue.json': '{"v":2,"date":"2026-11-22"}',
  '_next/static/v/core.js': 'Promise.all(["static/v/cart.js"]);',
  '_next/static/v/cart.js': dialog,
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The worker of an export with these files. */
function workerOf(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  writeWorker(folder, '', true);
  return readFileSync(path.join(folder, 'sw.js'), 'utf8');
}

test('the worker of an unchanged export is the same to the byte', () => {
  expect(workerOf(small)).toBe(workerOf(small));
});

test('the worker keeps the display face that a page of its list names', () => {
  const styled = page('Shop').replace('<script', '<style>url(/marks/face-1.woff2)</style><script');
  const files = { 'shop/index.html': styled, 'marks/face-1.woff2': 'letters' };
  expect(workerOf({ ...small, ...files })).toContain('"/marks/face-1.woff2"');
});

test('a change of the catalogue makes a new worker, which drops earlier prices', () => {
  const before = workerOf(small);
  expect(workerOf({ 'catalogue.json': '{"v":2,"products":[]}' })).not.toBe(before);
});

test.each([
  ['shop/index.html', '<html>half a page', 'sw.js cannot keep /shop/: the page must have'],
  ['offline/index.html', page('Page not found'), 'sw.js cannot keep /offline/: the page must have'],
  ['_next/static/v/cart.js', `${dialog} //`, 'sw.js cannot keep /_next/static/v/cart.js: the file'],
])('the build stops at a %s that the worker would refuse to keep', (name, text, message) => {
  expect(() => workerOf({ ...small, [name]: text })).toThrow(message);
});
