import { MissingPages } from './missing-pages';

test('an address that is not found is loaded once more, and not a third time', () => {
  const pages = new MissingPages();
  expect(pages.isWorthAnother('/shop/bags/', 0)).toBe(true);
  expect(pages.isWorthAnother('/shop/bags/', 3000)).toBe(false);
  expect(pages.isWorthAnother('/shop/hats/', 3000)).toBe(true);
});

test('an address that was not found long ago is loaded once more again', () => {
  const pages = new MissingPages();
  pages.isWorthAnother('/shop/bags/', 0);
  expect(pages.isWorthAnother('/shop/bags/', 60_000)).toBe(true);
});
