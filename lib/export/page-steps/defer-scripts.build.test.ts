import { serialize } from 'parse5';
import { parsePage } from '@/lib/export/page-tree.build';
import { deferScripts } from './defer-scripts.build';

const page = (head: string, body = '', mark = ' data-script=""') =>
  `<html lang="sw"${mark}><head><title>Shop</title>${head}</head><body>${body}</body></html>`;
const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>';
const deferred = (html: string, starter = '') => {
  const tree = parsePage(html);
  deferScripts(tree, starter);
  return serialize(tree);
};

test('scripts are deferred at the end, mark and preloads are removed and the starter follows the title', () => {
  const preload =
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
    '<link rel="preload" href="/_next/static/chunks/lost.css" as="style"/>';
  const style = '<link rel="stylesheet" href="/a.css">';
  expect(deferred(page(chunk + style + preload, '<p>Shoes</p>'), "a('$&')")).toBe(
    page(
      `<script>a('$&')</script>${style}`,
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
  const html = deferred(page(chunk + others));
  expect(html.match(/type="text\/deferred"/g)).toHaveLength(2);
  expect(html).toContain('application/ld+json');
  expect(html).not.toContain('nomodule');
});

test.each([
  [
    'a script of unknown form',
    page(`${chunk}<script defer src="/_next/static/chunks/c.js"></script>`),
    /unknown form: <script defer/,
  ],
  ['no script at all', page(''), /no script of the form/],
  [
    'a module preload',
    page(`${chunk}<link rel="modulepreload" href="/_next/static/chunks/m.js"/>`),
    /preload of unknown form: <link rel="modulepreload"/,
  ],
  ['a page without the mark that the starter sets', page(chunk, '', ''), /no data-script/],
  ['a page without a title', `<html data-script="">${chunk}</html>`, /no <title>/],
])('%s fails the deferral with a message that names it', (_, html, message) => {
  expect(() => deferred(html)).toThrow(message);
});
