import { paintFromContent } from './first-paint';

test('the first element of the head blocks the first paint until the content', () => {
  const rest = '<title>Shop</title></head><body><main id="content" tabindex="-1"></main></body>';
  expect(paintFromContent(`<html><head>${rest}`)).toBe(
    `<html><head><link rel="expect" href="#content" blocking="render"/>${rest}`,
  );
});

test.each([
  ['content', '<html><head></head><body></body></html>', /no <main id="content">/],
  ['a head', '<html><head lang="en"><main id="content">', /no <head>/],
])('a page without %s fails the first-paint step', (_, html, message) => {
  expect(() => paintFromContent(html)).toThrow(message);
});
