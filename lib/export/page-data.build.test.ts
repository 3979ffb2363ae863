import { serialize } from 'parse5';
import { movePageData } from './page-data.build';
import { parsePage } from './page-tree.build';

const chunk = '<script type="text/deferred" src="/mavazi/_next/static/chunks/a.js"></script>';
const start =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script>';
const data =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"KSh $& (each)"])</script>';
const page = (body: string) => `<html><head>${chunk}</head><body>${body}</body></html>`;

test('page data, style links and the line that starts the script move to a deferred file', async () => {
  let kept = '';
  const tree = parsePage(page(`<p>Shoes</p>${start}${data}`));
  movePageData(tree, '<link/>', (text) => {
    kept = text;
    return '/_next/static/data/1.js';
  });
  expect(serialize(tree)).toBe(
    page('<p>Shoes</p><script type="text/deferred" src="/mavazi/_next/static/data/1.js"></script>'),
  );
  const globals: { __next_f?: unknown[]; TURBOPACK?: unknown[] } = {};
  const head = { insertAdjacentHTML: jest.fn() };
  const sheet: { onload?: () => void } = {};
  const document = { head, querySelectorAll: () => [sheet] };
  jest.useFakeTimers();
  new Function('self', 'globalThis', 'document', kept)(globals, globals, document);
  expect(head.insertAdjacentHTML).toHaveBeenCalledWith('beforeend', '<link/>');
  await jest.advanceTimersByTimeAsync(0);
  expect(globals).toEqual({ __next_f: [[0], [1, 'KSh $& (each)']] });
  // The script starts when the page's own sheets are there.
  sheet.onload?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(globals.TURBOPACK).toEqual([{}]);
});

test('a hint to fetch a style sheet ahead is left out of the data, and others stay', () => {
  let kept = '';
  const row = (address: string, as: string) => `:HL${JSON.stringify([address, as])}\n`;
  const dataWith = (hints: string) =>
    `<script>self.__next_f.push(${JSON.stringify([1, `1:"a"\n${hints}2:"b"\n`])})</script>`;
  const image = row('/logo.svg', 'image');
  const styles = row('/_next/static/a.css', 'style') + row('/_next/static/b.css', 'style');
  movePageData(parsePage(page(start + dataWith(styles + image))), '', (text) => {
    kept = text;
    return '';
  });
  expect(kept).toContain(JSON.stringify([1, `1:"a"\n${image}2:"b"\n`]));
});

test.each([
  ['a page without its start line', page(data), /no line that starts/],
  ['a page without data', page(start), /no page data of the form/],
  [
    'data of unknown form',
    page(`${start}${data}<script>window.__next_f.push([1])</script>`),
    /page data of unknown form: .*window\.__next_f/,
  ],
  ['a page whose scripts are not deferred', `<html>${start}${data}</html>`, /no deferred script/],
])('%s fails the move of page data with a message that names it', (_, html, message) => {
  expect(() => movePageData(parsePage(html), '', () => '/1.js')).toThrow(message);
});
