import type { SizeSets } from '@/data/schema/catalogue-lists';
import {
  joinStock,
  lostSizes,
  mistakeIn,
  openedSizes,
  partStock,
  readStock,
  type Stock,
  sizesIn,
  typedSizes,
  withAll,
  withSizes,
  withState,
  withTyped,
} from './stock-value';

const sets: SizeSets = { shoes: ['40', '41', '42'], clothes: ['S', 'M', 'L'] };
const all = ['40', '41', '42'];
const shoes: Stock = { sizes: 'shoes' };

describe('A size is tapped', () => {
  test('to sold out and back, and the record is as it was', () => {
    const out = withState(shoes, all, '42', 'out');
    expect(out).toEqual({ sizes: 'shoes', soldOut: ['42'] });
    expect(withState(out, all, '42', 'in')).toEqual(shoes);
  });

  test('and the sold-out sizes stand in the order of the sizes', () => {
    const stock = withState({ sizes: 'shoes', soldOut: ['42'] }, all, '40', 'out');
    expect(stock.soldOut).toEqual(['40', '42']);
  });

  test('to sold out as the last one: the product is sold out', () => {
    const stock = withState({ sizes: 'shoes', soldOut: ['40', '42'] }, all, '41', 'out');
    expect(stock).toEqual({ sizes: 'shoes', soldOut: true });
  });

  test('back where the whole product was sold out: the others stay sold out', () => {
    const stock = withState({ sizes: 'shoes', soldOut: true }, all, '41', 'in');
    expect(stock).toEqual({ sizes: 'shoes', soldOut: ['40', '42'] });
  });

  test('to sold out, and its count is gone, because the check refuses both', () => {
    const counted: Stock = { ...shoes, sizesLeft: { '41': 1, '42': 2 } };
    expect(withState(counted, all, '42', 'out')).toEqual({
      sizes: 'shoes',
      soldOut: ['42'],
      sizesLeft: { '41': 1 },
    });
  });

  test('back where none was left: it is no longer counted', () => {
    const counted: Stock = { ...shoes, sizesLeft: { '41': 1, '42': 0 } };
    expect(withState(counted, all, '42', 'in')).toEqual({ ...shoes, sizesLeft: { '41': 1 } });
  });

  test('and a size of which none is left stays as it is said', () => {
    const counted: Stock = { ...shoes, sizesLeft: { '42': 0 } };
    expect(withState(counted, all, '40', 'out')).toEqual({
      ...shoes,
      soldOut: ['40'],
      sizesLeft: { '42': 0 },
    });
  });
});

test('A count makes a sold-out size one in stock', () => {
  expect(withState({ ...shoes, soldOut: ['42'] }, all, '42', 3)).toEqual({
    ...shoes,
    sizesLeft: { '42': 3 },
  });
});

test('All are sold out, and all are back', () => {
  const out = withAll({ ...shoes, sizesLeft: { '41': 2 } }, all, 'out');
  expect(out).toEqual({ ...shoes, soldOut: true });
  expect(withAll(out, all, 'in')).toEqual(shoes);
});

describe('Other sizes are chosen', () => {
  test('and what was said of those that stay, stays', () => {
    const stock: Stock = { sizes: 'shoes', soldOut: ['40', '42'], sizesLeft: { '41': 2 } };
    expect(withSizes(stock, ['41', '42', '43'], sets)).toEqual({
      sizes: ['41', '42', '43'],
      soldOut: ['42'],
      sizesLeft: { '41': 2 },
    });
  });

  test('and a product that is sold out stays so', () => {
    expect(withSizes({ ...shoes, soldOut: true }, 'clothes', sets)).toEqual({
      sizes: 'clothes',
      soldOut: true,
    });
  });
});

describe('Own sizes are typed as in the sheet', () => {
  test('with what is sold out and how many are left', () => {
    const stock = withTyped({ sizes: [] }, '38 39 (sold out) 40 (2 left)', sets);
    expect(stock).toEqual({ sizes: ['38', '39', '40'], soldOut: ['39'], sizesLeft: { '40': 2 } });
    expect(typedSizes(stock, sets)).toBe('38 39 (sold out) 40 (2 left)');
  });

  test('and one text that is read as several sizes is said, as in the sheet', () => {
    const note = 'L 10-12 is read as L, 10-12: for one size of that name write L 10-12 (one size)';
    expect(openedSizes('S, M,L 10-12', {}, sets)).toEqual([note]);
    expect(openedSizes('S M L', {}, sets)).toEqual([]);
    expect(openedSizes('38 38', {}, sets)).toEqual([]);
  });

  test('and what cannot be read stays typed, is answered, and changes nothing', () => {
    const before: Stock = { sizes: ['38', '39'] };
    const stock = withTyped(before, '38 38', sets);
    expect(typedSizes(stock, sets)).toBe('38 38');
    expect(mistakeIn(stock, sets)).toBe('38 must be there once');
    expect(partStock({ stock: JSON.stringify(stock) })).toEqual(before);
    expect(withTyped(stock, '38 40', sets)).toEqual({ sizes: ['38', '40'] });
  });
});

describe('What must be changed before a save', () => {
  test.each([
    ['no sizes', {}, 'Choose its sizes, or type them.'],
    ['a set that is not there', { sizes: 'hats' }, 'There is no size set "hats": choose another.'],
    [
      'a size that its set no longer has',
      { sizes: 'shoes', soldOut: ['36'] },
      '36: not among its sizes. Take it off.',
    ],
  ] satisfies [string, Stock, string][])('%s', (_, stock, sentence) => {
    expect(mistakeIn(stock, sets)).toBe(sentence);
  });

  test('nothing where all is right', () => {
    expect(mistakeIn({ sizes: 'shoes', soldOut: ['42'], sizesLeft: { '41': 2 } }, sets)).toBe(
      undefined,
    );
  });
});

test('A size that its set no longer has is taken off', () => {
  const stock: Stock = { sizes: 'shoes', soldOut: ['36', '42'], sizesLeft: { '37': 1 } };
  expect(lostSizes(stock, sizesIn(stock, sets))).toEqual(['36', '37']);
  expect(withSizes(stock, 'shoes', sets)).toEqual({ sizes: 'shoes', soldOut: ['42'] });
});

test.each([
  {},
  { sizes: 'shoes', soldOut: false },
  { sizes: ['42'], soldOut: ['42'], sizesLeft: { '42': 0 } },
])('A record keeps what its form does not change: %j', (fields) => {
  const record = { id: 'boot', ...fields, priceKes: 1500 };
  expect(partStock(joinStock(record))).toEqual(record);
});

test('A new product has nothing chosen', () => {
  expect(readStock(undefined)).toEqual({});
});
