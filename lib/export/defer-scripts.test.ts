import { deferScripts } from './defer-scripts';

const page = (head: string, body = '') =>
  `<html><head><title>Shop</title>${head}</head><body>${body}</body></html>`;
const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>';

test('scripts wait at the end, script preloads go, and the starter stands behind the title', () => {
  const preload =
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
    '<link rel="preload" href="/_next/static/chunks/b.js" as="script" fetchPriority="low"/>';
  const style = '<link rel="stylesheet" href="/a.css"/>';
  expect(deferScripts(page(chunk + style + preload, '<p>Shoes</p>'), 'go()')).toBe(
    page(
      `<script>go()</script>${style}`,
      '<p>Shoes</p><script type="later" src="/_next/static/chunks/a.js"></script>',
    ),
  );
});

test('a base path, page data, structured data and polyfills are known', () => {
  const others =
    '<script src="/mavazi/_next/static/chunks/b.js" async=""></script>' +
    '<script src="/_next/static/chunks/old.js" noModule=""></script>' +
    '<script>self.__next_f.push([1,""])</script><script id="_R_">x</script>' +
    '<script type="application/ld+json">{}</script>';
  const html = deferScripts(page(chunk + others), '');
  expect(html.match(/type="later"/g)).toHaveLength(2);
  expect(html).toContain('noModule=""');
});

test('a starter with a dollar sign comes out whole', () => {
  expect(deferScripts(page(chunk), "a('$&')")).toContain("<script>a('$&')</script>");
});

test.each([
  [
    'a script of another form',
    `${chunk}<script defer src="/_next/static/chunks/c.js"></script>`,
    /another form: <script defer/,
  ],
  ['no script at all', '', /none of the script tags/],
  [
    'a script with something in it',
    chunk.replace('></', '> </'),
    /a script tag that does not end at once/,
  ],
  [
    'a preload of another form',
    `${chunk}<link as="script" rel="preload" href="/x.js"/>`,
    /preload of another form/,
  ],
  [
    'a module loaded ahead',
    `${chunk}<link rel="modulepreload" href="/_next/static/chunks/m.js"/>`,
    /preload of another form: <link rel="modulepreload"/,
  ],
])('%s stops the build and is named', (_, head, message) => {
  expect(() => deferScripts(page(head), '')).toThrow(message);
});
