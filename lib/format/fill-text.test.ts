import { capitalised, countText, fillText, inSentence, textAround } from './fill-text';

test('each name in braces is replaced by its value, as often as it occurs', () => {
  expect(fillText('{a} and {b}, {a} again', { a: 'One', b: 2 })).toBe('One and 2, One again');
});

test('a value is inserted unchanged, whatever characters it has', () => {
  expect(fillText('Remove {title}', { title: '$& {size} \\1' })).toBe('Remove $& {size} \\1');
});

test.each([
  ['Size {size}', 'One size', 'One size'],
  ['Size {sizes}', 'Free Size', 'Free Size'],
  ['{product}, size {size}, 2 left', 'One size', 'Bag, One size, 2 left'],
  ['Only 2 left in size {size}.', 'Plus size 2', 'Only 2 left in Plus size 2.'],
  ['Saizi {size}', 'Saizi moja', 'Saizi moja'],
  ['Size {size}', 'Oversized', 'Size Oversized'],
  ['Size {size}', '41', 'Size 41'],
])('"%s" with the size "%s" says "%s"', (text, size, said) => {
  expect(fillText(text, { product: 'Bag', size, sizes: size })).toBe(said);
});

test('a value that is no size keeps the word before it', () => {
  expect(fillText('Hello {shop}', { shop: 'Hello Kids' })).toBe('Hello Hello Kids');
});

test('a missing value throws with the text and the name', () => {
  expect(() => fillText<string>('Call {phone}', {})).toThrow('"Call {phone}" needs {phone}');
});

test('TypeScript refuses a missing and an unknown value', () => {
  // @ts-expect-error: size is missing.
  expect(() => fillText('{product}, size {size}', { product: 'Bag' })).toThrow('needs {size}');
  // @ts-expect-error: price is unknown.
  expect(fillText('Size {size}', { size: '41', price: 5 })).toBe('Size 41');
  // @ts-expect-error: the text has no value.
  expect(fillText('Sizes', { size: '41' })).toBe('Sizes');
  const text = '{count} items' as '{count} items' | '{total} in all';
  // @ts-expect-error: the text may need a total.
  expect(fillText(text, { count: 2 })).toBe('2 items');
});

test('TypeScript refuses texts for a number without it, and with other values', () => {
  // @ts-expect-error: the number is missing.
  expect(countText({ one: '1 item', many: 'Items' }, 2)).toBe('Items');
  // @ts-expect-error: total is unknown.
  expect(() => countText({ one: '1', many: '{count} of {total}' }, 2)).toThrow('needs {total}');
  // @ts-expect-error: the text for 1 has the number in words.
  expect(countText({ one: '{count} item', many: '{count} items' }, 2)).toBe('2 items');
});

test('TypeScript refuses a name of an element that the text does not have', () => {
  // @ts-expect-error: the text has a link.
  expect(() => textAround('Choose another, or {link}.', 'size')).toThrow('needs {size} once');
});

test('the number 1 has its own text', () => {
  const items = { one: '1 item', many: '{count} items' } as const;
  expect([0, 1, 2].map((count) => countText(items, count))).toEqual([
    '0 items',
    '1 item',
    '2 items',
  ]);
});

test('the text around an element is split at its name', () => {
  expect(textAround('Choose another, or {link}: we may have it.', 'link')).toEqual([
    'Choose another, or ',
    ': we may have it.',
  ]);
});

test('a text without the name of the element throws', () => {
  expect(() => textAround<string>('Choose another.', 'link')).toThrow('needs {link} once');
});

test.each([
  ['siku 1–2 za kazi', 'Siku 1–2 za kazi'],
  ['1–2 business days', '1–2 business days'],
  ['', ''],
])('“%s” begins a row as “%s”', (text, shown) => {
  expect(capitalised(text)).toBe(shown);
});

test.each([
  ['Clothes and shoes', 'clothes and shoes'],
  ['T-shirts and hoodies', 'T-shirts and hoodies'],
  ['PE kits', 'PE kits'],
  ['viatu', 'viatu'],
  ['', ''],
])('%j stands within a sentence as %j', (text, within) => {
  expect(inSentence(text)).toBe(within);
});
