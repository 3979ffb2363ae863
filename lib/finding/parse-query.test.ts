import fc from 'fast-check';
import { exampleIndex, exampleProducts } from '@/e2e/shop/search-examples';
import { formatThousands } from '@/lib/format/money';
import { anyPrice, parseQuery } from './parse-query';
import { type Vocabulary, vocabularyOf } from './vocabulary';

const examples = vocabularyOf(exampleIndex(exampleProducts()));

/** The words of the examples in a shop with these sizes. */
const withSizes = (...sizes: readonly string[]): Vocabulary => ({
  ...examples,
  meanings: new Map([...examples.meanings, ['uk 2', ['3']]]),
  sizes: new Set(sizes),
});

const prices = (query: string, vocabulary = examples) => {
  const { from, to, sizes, terms } = parseQuery(query, vocabulary);
  return { from, to, sizes, terms };
};
const upTo = (to: number) => ({ ...anyPrice, to, sizes: [], terms: [] });

test('every whole hundred of shillings that is written in thousands is itself', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.constantFrom('k', 'K', ' k', ' thousand'),
      fc.constantFrom('.', ','),
      (hundreds, thousands, point) => {
        const written = `${Math.floor(hundreds / 10)}${point}${hundreds % 10}${thousands}`;
        expect(prices(`under ${written}`)).toEqual(upTo(hundreds * 100));
      },
    ),
    {
      examples: [161, 322, 323, 327, 641, 1001].flatMap((hundreds) => [
        [hundreds, 'k', '.'],
        [hundreds, ' thousand', ','],
      ]),
    },
  );
});

test('a price with two digits behind the point of its thousands is in whole shillings', () => {
  expect(prices('under 2.01k')).toEqual(upTo(2010));
  expect(prices('under 16.15k')).toEqual(upTo(16_150));
});

const everyNumber = Array.from({ length: 100 }, (_, size) => String(size));

test('a price whose thousands have a space behind them is itself after a price word or a currency', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('under', 'si zaidi ya', '<', 'KSh', 'ksh.', 'kes', 'under ksh', 'Shs'),
      fc.integer({ min: 1000, max: 99_999 }),
      fc.constantFrom('', ' bob', '/=', ' or less', '.00'),
      (before, price, after) => {
        const written = formatThousands(price).replace(',', ' ');
        const query = `${before} ${written}${after}`;
        expect(prices(query, withSizes(...everyNumber))).toEqual(upTo(price));
      },
    ),
  );
});

test.each([
  ['over 2 500', 2500, anyPrice.to],
  ['zaidi ya 2 500', 2500, anyPrice.to],
  ['not less than 2 500', 2500, anyPrice.to],
  ['> 2 500', 2500, anyPrice.to],
  ['not-less than 2 500', 2500, anyPrice.to],
  ['ksh 2 500 - ksh 3 500', 2500, 3500],
  ['over 2 500 and under 42 900', 2500, 42_900],
])(
  'in a shop with sizes 2, 3 and 42 the search “%s” has prices from %i to %i',
  (query, from, to) => {
    expect(prices(query, withSizes('2', '3', '42'))).toEqual({ from, to, sizes: [], terms: [] });
  },
);

test.each([
  ['size 42 2500', ['42'], 2500],
  ['size 42 900', ['42'], 900],
  ['42 900 bob', ['42'], 900],
  ['42 900 or less', ['42'], 900],
  ['2 500', ['2'], 500],
  ['2 3', ['2', '3'], anyPrice.to],
  ['2 3 under 900', ['2', '3'], 900],
  ['under 900 2 3', ['2', '3'], 900],
  ['2 500 under 400', ['2'], 400],
  ['size 2 500 bob', ['2'], 500],
  ['uk 2 500 bob', ['3'], 500],
  ['saizi 2 under 2 500', ['2'], 2500],
  ['size 2 900 bob or under 2 500', ['2'], 2500],
  ['2 900 bob', ['2'], 900],
  ['namba 2 900 bob', ['2'], 900],
  ['sizes 2 900 bob', ['2'], 900],
  ['size 2, 3 900 bob', ['2', '3'], 900],
  ['boots 45 900 bob', ['45'], 900],
])('in a shop with sizes 2, 3 and 42 the search “%s” has sizes %j up to %i', (query, sizes, to) => {
  const asked = prices(query, withSizes('2', '3', '42'));
  expect({ sizes: asked.sizes.toSorted(), to: asked.to }).toEqual({ sizes, to });
});

test('a price word that has no letters is beside no number', () => {
  const shop = withSizes('2', '42');
  const meanings = new Map([...shop.meanings, ['', ['<']]]);
  expect(prices('42 900', { ...shop, meanings }).sizes).toEqual(['42']);
  expect(prices('2 500', { ...shop, meanings }).sizes).toEqual(['2']);
});
