import { pageKey, requestKind } from './request-kind';

test.each([
  ['/_next/static/9XfU/a.js', 'files'],
  ['/_next/static/data/a.js', 'files'],
  ['/pictures/a.775c88541e-640.avif', 'pictures'],
  ['/marks/logo-cc96755e.webp', 'pictures'],
  ['/marks/face-cc96755e.woff2', 'pictures'],
  ['/marks/icon.svg', undefined],
  ['/catalogue.json', 'prices'],
  ['/sw/catalogue.json', 'prices'],
  ['/desk/catalogue.json', undefined],
  ['/catalogue.json.txt', undefined],
  ['/_next/static/chunks/a.js', undefined],
  ['/_next/static/shop/_buildManifest.js', undefined],
  ['/shop/', undefined],
  ['/share/a.jpg', undefined],
  ['/sw.js', undefined],
  ['/desk/desk.js', undefined],
  ['/desk/cms/npm/assets/a.woff2', undefined],
])('a page’s request for %s is kept among %s', (path, kind) => {
  expect(requestKind(path, '')).toBe(kind);
  expect(requestKind(`/mavazi${path}`, '/mavazi')).toBe(kind);
});

test('a file outside the shop’s folder is not kept', () => {
  expect(requestKind('/pictures/a.avif', '/mavazi')).toBeUndefined();
  expect(requestKind('/mavazi2/pictures/a.avif', '/mavazi')).toBeUndefined();
});

test.each(['/shop', '/shop/', '//shop/', '/shop//', '/shop/index.html'])(
  'the page at %s is kept under one path',
  (path) => {
    expect(pageKey(path)).toBe('/shop/');
  },
);

test('Home is kept under its path', () => {
  expect(pageKey('/')).toBe('/');
  expect(pageKey('/mavazi')).toBe('/mavazi/');
});
