import { movePageData } from './page-data';

const chunk = '<script type="text/deferred" src="/_next/static/chunks/a.js"></script>';
const start =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script>';
const data =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"KSh $& (each)"])</script>';
const page = (body: string) => `<html><head>${chunk}</head><body>${body}</body></html>`;
const keep = () => '/_next/static/data/1.js';

test('page data, style links and the line that starts the script move to a deferred file', () => {
  let kept = '';
  const html = movePageData(
    page(`<p>Shoes</p>${start}${data}`),
    '<link/>',
    'self.ran=1',
    (text) => {
      kept = text;
      return '/_next/static/data/1.js';
    },
  );
  expect(html).toBe(
    page('<p>Shoes</p><script type="text/deferred" src="/_next/static/data/1.js"></script>'),
  );
  const globals: { __next_f?: unknown[]; TURBOPACK?: unknown[]; ran?: number } = {};
  const head = { insertAdjacentHTML: jest.fn() };
  new Function('self', 'globalThis', 'document', kept)(globals, globals, { head });
  expect(head.insertAdjacentHTML).toHaveBeenCalledWith('beforeend', '<link/>');
  expect(globals).toEqual({ __next_f: [[0], [1, 'KSh $& (each)']], TURBOPACK: [{}], ran: 1 });
});

test('a property without a value is left out of the data', () => {
  let kept = '';
  const row = ['$', 'a', null, { href: '/', nonce: '$undefined', children: '$undefined', id: 'a' }];
  const line = `<script>self.__next_f.push(${JSON.stringify([1, JSON.stringify(row)])})</script>`;
  movePageData(page(start + line), '', '', (text) => {
    kept = text;
    return '';
  });
  expect(kept).toContain(JSON.stringify(JSON.stringify(['$', 'a', null, { href: '/', id: 'a' }])));
});

test('the deferred data file is addressed under the base path', () => {
  const html = movePageData(page(start + data).replaceAll('/_next', '/mavazi/_next'), '', '', keep);
  expect(html).toContain('src="/mavazi/_next/static/data/1.js"');
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
  expect(() => movePageData(html, '', '', keep)).toThrow(message);
});
