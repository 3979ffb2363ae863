import { paintFromContent } from './first-paint';

test('the page says where its content begins before all else', () => {
  const rest = '<title>Shop</title></head><body><main id="content" tabindex="-1"></main></body>';
  expect(paintFromContent(`<html><head>${rest}`)).toBe(
    `<html><head><link rel="expect" href="#content" blocking="render"/>${rest}`,
  );
});

test('a page without content stops the build', () => {
  expect(() => paintFromContent('<html><head></head><body></body></html>')).toThrow(
    /no <main id="content">/,
  );
});
