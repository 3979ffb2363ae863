import { parseCatalogue } from './parse-catalogue';

const whole = {
  v: 1,
  date: '2026-11-22',
  sets: [['40', '41'], [7]],
  products: { boot: [1650, 0, ['41'], { '40': 2 }] },
};
const boot = {
  priceKes: 1650,
  sizes: ['40', '41'],
  soldOutSizes: ['41'],
  sizesLeft: { '40': 2 },
};

test('a product has its price, its sizes and what is left of them', () => {
  expect(parseCatalogue(whole)?.product('boot')).toEqual(boot);
});

test.each([
  ['nothing', null],
  ['a text', '<!doctype html>'],
  ['an array', []],
  ['another version', { ...whole, v: 2 }],
  ['no date', { ...whole, date: undefined }],
  ['a date that is not one', { ...whole, date: 'today' }],
  ['no list of sizes', { ...whole, sets: 7 }],
  ['products as a text', { ...whole, products: 'boot' }],
  ['no product', { ...whole, products: {} }],
  ['no product with a price', { ...whole, products: { boot: [Number.NaN, 0], shoe: 7 } }],
])('%s is not today’s catalogue', (_, value) => {
  expect(parseCatalogue(value)).toBeNull();
});

test.each([
  ['a price of 0', [0, 0]],
  ['a negative price', [-1650, 0]],
  ['a price with cents', [1650.5, 0]],
  ['a price as a text', ['1650', 0]],
  ['an absurd price', [1e12, 0]],
  ['no price', []],
  ['a size list that is not there', [1650, 9]],
  ['a size list that is no number', [1650, 'length']],
  ['sizes that are not texts', [1650, 1]],
  ['a price without a list', 1650],
])('a product with %s is not known and the others are', (_, row) => {
  const file = parseCatalogue({ ...whole, products: { ...whole.products, bad: row } });
  expect(file?.product('bad')).toBeUndefined();
  expect(file?.product('boot')).toEqual(boot);
});

test('stock that is not valid is left out and the price stays', () => {
  const row = [1650, 0, ['41', '99', 7, null], { '40': -2, '41': 'two' }];
  expect(parseCatalogue({ ...whole, products: { boot: row } })?.product('boot')).toEqual({
    priceKes: 1650,
    sizes: ['40', '41'],
    soldOutSizes: ['41'],
    sizesLeft: {},
  });
  const odd = [1650, 0, 'all', 7];
  expect(parseCatalogue({ ...whole, products: { boot: odd } })?.product('boot')).toMatchObject({
    soldOutSizes: [],
    sizesLeft: {},
  });
});

test('a product whose id is the name of an object’s own field is looked up as any other', () => {
  for (const id of ['constructor', '__proto__', 'toString'])
    expect(parseCatalogue(whole)?.product(id)).toBe('gone');
});
