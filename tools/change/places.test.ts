import fc from 'fast-check';
import { recordWith } from '@/e2e/shop/builders';
import { inPlace } from '@/lib/data-modules/shop-files.build';
import { placed } from './places';

/** Products in this order: 'a 10' has a place, 'b' has none. */
function productsOf(...texts: readonly string[]) {
  return texts.map((text) => {
    const [id = '', place] = text.split(' ');
    return recordWith({ id, added: '2026-01-02', ...(place && { place: Number(place) }) });
  });
}

const textsOf = (products: ReturnType<typeof placed>) =>
  products.map(({ id, place }) => [id, ...(place === undefined ? [] : [place])].join(' '));

test.each<[string, string[], string[]]>([
  ['in order keep their places', ['a 10', 'b 20', 'c 30'], ['a 10', 'b 20', 'c 30']],
  ['without places that are in order stay so', ['a', 'b', 'c'], ['a', 'b', 'c']],
  ['get one between their neighbours', ['a 10', 'new', 'b 20'], ['a 10', 'new 15', 'b 20']],
  ['get one before the first', ['new', 'a 10', 'b 20'], ['new 5', 'a 10', 'b 20']],
  ['at the end need none', ['a 10', 'b 20', 'new'], ['a 10', 'b 20', 'new']],
  [
    'that move get another, and the others keep theirs',
    ['c 30', 'a 10', 'b 20'],
    ['c 5', 'a 10', 'b 20'],
  ],
  [
    'in the place of another get one that is free',
    ['a 10', 'b 10', 'c 30'],
    ['a 10', 'b 20', 'c 30'],
  ],
  ['fit where neighbours are near', ['a 1', 'x', 'y', 'b 2'], ['a 1', 'x 1.3', 'y 1.7', 'b 2']],
  ['are numbered anew where none fits', ['a 1', 'x', 'b 1.0001'], ['a 10', 'x 20', 'b 30']],
  ['before one with a place have one', ['z', 'y', 'a 5'], ['z 2', 'y 3', 'a 5']],
  [
    'at the end in another order than their days have one',
    ['a 10', 'c', 'b'],
    ['a 10', 'c 20', 'b'],
  ],
])('products %s', (_what, before, after) => {
  const products = placed(productsOf(...before));
  expect(textsOf(products)).toEqual(after);
  const read = inPlace(products.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  expect(read.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
});

test('products in any order, with any places and days, are read in that order', () => {
  const product = fc.record({
    place: fc.option(fc.integer({ min: -3, max: 6 }), { nil: undefined }),
    added: fc.option(fc.constantFrom('2026-01-01', '2026-01-02'), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(product, { maxLength: 12 }), (all) => {
      const records = all.map(({ place, added }, at) =>
        recordWith({
          id: `p${(at * 7) % 13}`,
          ...(place !== undefined && { place }),
          ...(added !== undefined && { added }),
        }),
      );
      const wanted = placed(records);
      const stored = wanted.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(inPlace(stored)).toEqual(wanted);
    }),
  );
});
