import { deferScripts } from './defer-scripts';

const page = (head: string, body = '', mark = ' data-script=""') =>
  `<html lang="sw"${mark}><head><title>Shop</title>${head}</head><body>${body}</body></html>`;
const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>';

test('scripts are deferred at the end, mark and preloads are removed and the starter follows the title', () => {
  const preload =
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
    '<link rel="preload" href="/_next/static/chunks/b.js" as="script" fetchPriority="low"/>' +
    '<link rel="preload" href="/_next/static/chunks/lost.css" as="style"/>';
  const style = '<link rel="stylesheet" href="/a.css"/>';
  expect(deferScripts(page(chunk + style + preload, '<p>Shoes</p>'), 'go()')).toBe(
    page(
      `<script>go()</script>${style}`,
      '<p>Shoes</p><script type="text/deferred" src="/_next/static/chunks/a.js"></script>',
      '',
    ),
  );
});

test('deferring accepts a base path, page data and structured data, and removes polyfills', () => {
  const others =
    '<script src="/mavazi/_next/static/chunks/b.js" async=""></script>' +
    '<script src="/_next/static/chunks/old.js" noModule=""></script>' +
    '<script>self.__next_f.push([1,""])</script><script id="_R_">x</script>' +
    '<script type="application/ld+json">{}</script>';
  const html = deferScripts(page(chunk + others), '');
  expect(html.match(/type="text\/deferred"/g)).toHaveLength(2);
  expect(html).toContain('application/ld+json');
  expect(html).not.toContain('noModule');
});

test('a starter with a dollar sign is inserted unchanged', () => {
  expect(deferScripts(page(chunk), "a('$&')")).toContain("<script>a('$&')</script>");
});

test.each([
  [
    'a script of unknown form',
    `${chunk}<script defer src="/_next/static/chunks/c.js"></script>`,
    /unknown form: <script defer/,
  ],
  ['no script at all', '', /no script tag of the form/],
  ['a script with content', chunk.replace('></', '> </'), /a script tag with content/],
  [
    'a preload of unknown form',
    `${chunk}<link as="script" rel="preload" href="/x.js"/>`,
    /preload of unknown form/,
  ],
  [
    'a module preload',
    `${chunk}<link rel="modulepreload" href="/_next/static/chunks/m.js"/>`,
    /preload of unknown form: <link rel="modulepreload"/,
  ],
])('%s fails the deferral with a message that names it', (_, head, message) => {
  expect(() => deferScripts(page(head), '')).toThrow(message);
});

test('a page without the mark that the starter sets is refused', () => {
  expect(() => deferScripts(page(chunk, '', ''), '')).toThrow('no data-script');
});
