import { readStockPlace, stockAddress } from './stock-place';

const boot = { id: 'chelsea-boot', category: 'todays-offer' };
const fileOn = (branch: string) =>
  `https://github.com/you/shop/edit/${branch}/data/catalogue/products/chelsea-boot.ts`;

test.each([
  ['https://github.com/you/shop', 'main'],
  ['github.com/you/shop', 'main'],
  ['https://www.github.com/you/shop.git', 'main'],
  ['https://github.com/you/shop/tree/main', 'main'],
  ['https://github.com/you/shop/tree/trunk/data/catalogue?tab=readme', 'trunk'],
  ['https://github.com/you/shop/blob/main/data/catalogue/shoes/brogue.ts', 'main'],
  ['https://github.com/you/shop/settings', 'main'],
  ['https://github.com/you/shop#readme', 'main'],
])('from any page of the shop’s files, as %s, a row leads to its own file', (typed, branch) => {
  expect(stockAddress(typed, boot)).toBe(fileOn(branch));
});

test('a pattern of github.com stays as it was typed', () => {
  const pattern = 'https://github.com/you/shop/edit/main/goods/{category}/{id}.ts';
  expect(stockAddress(pattern, boot)).toBe(
    'https://github.com/you/shop/edit/main/goods/todays-offer/chelsea-boot.ts',
  );
});

test('an address is read without its beginning too', () => {
  expect(readStockPlace('docs.example/sheet/1')).toBe('https://docs.example/sheet/1');
});

test.each(['https://github.com', 'github.com/you', 'github.com/you/', 'my sheet', 'a.b'])(
  '%j is no place where stock is changed',
  (typed) => {
    expect(readStockPlace(typed)).toBeUndefined();
  },
);
