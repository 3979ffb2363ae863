import { isWhole } from './kept-answer';

const marks = { shop: 'duka-cart', lost: '<title>Page not found | Duka</title>' };
const page = '<html><title>Boots | Duka</title><script>"duka-cart"</script></html>';

test('a whole page of the shop is kept', () => {
  expect(isWhole('pages', 'text/html', page, marks)).toBe(true);
  expect(isWhole('pages', 'text/html', `${page}\n`, marks)).toBe(true);
});

test.each([
  ['the page of another site', '<html><title>Wi-Fi: log in</title></html>'],
  [
    'the desk, published with the shop',
    '<html><title>Desk</title><script src="desk.js"></script></html>',
  ],
  ['the page for unknown addresses', page.replace('Boots', 'Page not found')],
  ['half a page', page.slice(0, -10)],
  ['an empty page', ''],
])('%s is not kept', (_, html) => {
  expect(isWhole('pages', 'text/html', html, marks)).toBe(false);
});

test.each([
  ['files', 'text/javascript', 'push([a]);\n', true],
  ['files', 'text/css', '.a{b:c}', true],
  ['prices', 'application/json', '{"v":1}', true],
  ['files', 'text/javascript', '', false],
  ['files', 'text/javascript', 'push([a', false],
  ['files', 'text/html; charset=utf-8', '<script>a()', false],
  ['files', 'text/html; charset=utf-8', 'location.replace("/");', false],
  ['prices', 'application/json', '{"v":1', false],
] as const)('of the %s an answer of type %s with %j is kept: %s', (kind, type, text, kept) => {
  expect(isWhole(kind, type, text, marks)).toBe(kept);
});

test.each([
  ['image/avif', 'x', true],
  ['font/woff2', 'x', true],
  ['image/jpeg', '', false],
  ['text/html', '<html>', false],
])('a picture or font of type %s with %j is kept: %s', (type, content, kept) => {
  expect(isWhole('pictures', type, new Blob([content]), marks)).toBe(kept);
});
