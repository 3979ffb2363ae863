import { parseStoredCart } from './stored-cart';

const good = {
  lineId: 'a',
  id: 'brogue',
  title: 'Brogues',
  image: '/pictures/brogue.jpg',
  price: 'KSh 2,250',
  category: 'Shoes',
  categoryKey: 'women-men-shoes',
  size: '41',
  quantity: 2,
  description: 'Punched by hand.',
};
const stored = (...lines: unknown[]) => JSON.stringify({ state: { lines }, version: 0 });

test('a cart comes back as it was kept', () => {
  expect(parseStoredCart(stored(good))).toEqual([good]);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['broken JSON', '{"state":{"lines":['],
  ['null', 'null'],
  ['an array', '[]'],
  ['a number', '7'],
  ['another shape', '{"items":[1]}'],
  ['lines that are no list', '{"state":{"lines":{"a":1}}}'],
])('%s is an empty cart', (_, text) => {
  expect(parseStoredCart(text)).toEqual([]);
});

test.each([
  ['null', null],
  ['a text', 'boots'],
  ['no title', { ...good, title: undefined }],
  ['a blank size', { ...good, size: ' ' }],
  ['a price without a number', { ...good, price: 'ask' }],
  ['a price of nothing', { ...good, price: 'KSh 0' }],
  ['a price as a number', { ...good, price: 2250 }],
  ['a negative quantity', { ...good, quantity: -3 }],
  ['half an item', { ...good, quantity: 1.5 }],
  ['a quantity as text', { ...good, quantity: '2' }],
  ['a quantity beyond counting', { ...good, quantity: 1e300 }],
])('a bad line (%s) is passed over and the good one beside it stays', (_, bad) => {
  expect(parseStoredCart(stored(bad, good))).toEqual([good]);
});

test('a very large order is no mistake', () => {
  expect(parseStoredCart(stored({ ...good, quantity: 1e9 }))[0]?.quantity).toBe(1e9);
});

test('a product the shop no longer knows stays in the cart', () => {
  expect(parseStoredCart(stored({ ...good, id: 'long-gone' }))).toHaveLength(1);
});

test('lines without an id, or with the same one, can be told apart and none is lost', () => {
  const { lineId: _, ...bare } = good;
  const ids = parseStoredCart(stored(bare, good, bare, good)).map((line) => line.lineId);
  expect(new Set(ids).size).toBe(4);
});

test('only a picture of the shop itself is shown', () => {
  for (const image of [
    'https://elsewhere.example/x.jpg',
    '//elsewhere.example/x.jpg',
    'javascript:1',
    3,
  ]) {
    expect(parseStoredCart(stored({ ...good, image }))[0]?.image).toBe('');
  }
});
