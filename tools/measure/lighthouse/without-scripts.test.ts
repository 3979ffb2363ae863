import { withoutScripts } from './without-scripts';

const head = '<link rel="expect" href="#content" blocking="render"/><style>h1{color:red}</style>';
const data = '<script type="application/ld+json">{"name":"Boot"}</script>';
const body = `<main id="content"><h1>Boots</h1>${data}</main>`;
const page = (...scripts: string[]) => `<head>${head}${scripts[0]}</head>${body}${scripts[1]}`;

test.each([
  ['an inline script', '<script>if(a<b)c()</script>'],
  ['an inline script of several lines', '<script>\na()\nb()\n</script>'],
  ['a script with a source', '<script src="/a.js" async=""></script>'],
  ['a deferred script', '<script type="text/deferred" src="/a.js"></script>'],
  ['a script for old browsers', '<script src="/a.js" noModule=""></script>'],
  ['a preloaded script', '<link rel="preload" href="/a.js" as="script"/>'],
  [
    'a preloaded style, which only script applies',
    '<link rel="preload" href="/a.css" as="style"/>',
  ],
  ['a preloaded module', '<link rel="modulepreload" href="/a.js"/>'],
])('the page without scripts is the page without %s', (_, element) => {
  expect(withoutScripts(page(element, element + element))).toBe(page('', ''));
});

test('the page without scripts keeps its style, structured data and the links that are not script', () => {
  const links = '<link rel="stylesheet" href="/a.css"/><link rel="icon" href="/icon.svg"/>';
  expect(withoutScripts(page(links, ''))).toBe(page(links, ''));
});
