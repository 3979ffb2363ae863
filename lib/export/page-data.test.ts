import { movePageData } from './page-data';

const chunk = '<script type="later" src="/_next/static/chunks/a.js"></script>';
const start =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script>';
const data =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"KSh $& (each)"])</script>';
const page = (body: string) => `<html><head>${chunk}</head><body>${body}</body></html>`;
const keep = () => '/_next/static/data/1.js';

test('the data and the line that starts the script wait in a file of their own', () => {
  let kept = '';
  const html = movePageData(page(`<p>Shoes</p>${start}${data}`), (text) => {
    kept = text;
    return '/_next/static/data/1.js';
  });
  expect(html).toBe(
    page('<p>Shoes</p><script type="later" src="/_next/static/data/1.js"></script>'),
  );
  const told: { __next_f?: unknown[]; TURBOPACK?: unknown[] } = {};
  new Function('self', 'globalThis', kept)(told, told);
  expect(told).toEqual({ __next_f: [[0], [1, 'KSh $& (each)']], TURBOPACK: [{}] });
});

test('under a base path the file is looked for there', () => {
  const html = movePageData(page(start + data).replaceAll('/_next', '/mavazi/_next'), keep);
  expect(html).toContain('src="/mavazi/_next/static/data/1.js"');
});

test.each([
  ['a page without its start', page(data), /no line that starts/],
  ['a page without data', page(start), /none of the page data/],
  [
    'data of another form',
    page(`${start}${data}<script>window.__next_f.push([1])</script>`),
    /page data of another form: .*window\.__next_f/,
  ],
  ['a page whose scripts do not wait', `<html>${start}${data}</html>`, /no script that waits/],
])('%s stops the build and is named', (_, html, message) => {
  expect(() => movePageData(html, keep)).toThrow(message);
});
