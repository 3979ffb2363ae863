import fc from 'fast-check';
import { longestName } from '@/lib/values/limits';
import { cutText, wellFormed } from '@/lib/values/well-formed';
import { choosesProducts, hasFilters } from './page-address';
import {
  cleared,
  isFiltered,
  isSearchAlone,
  parseShelfQuery,
  priceRange,
  shelfSearch,
  without,
  withValue,
} from './shelf-address';
import { sizeValue } from './shelf-item';

const emptyQuery = parseShelfQuery('');

test.each([
  ['', ''],
  ['?size=shoes-42', '?size=shoes-42'],
  ['?size=shoes-42&size=shoes-41', '?size=shoes-41&size=shoes-42'],
  ['?sort=newest&colour=black&q=boots', '?q=boots&colour=black&sort=newest'],
  ['?price=2000-2999&price=500-999', '?price=500-999&price=2000-2999'],
  ['?kind=shirts&category=tops', '?category=tops&kind=shirts'],
  ['?size=shoes-42&size=shoes-42', '?size=shoes-42'],
  ['?size=One+size', '?size=One+size'],
  ['?colour=Black&kind=Shirts', '?colour=black&kind=shirts'],
  ['?size=&price=&q=++&sort=', ''],
  ['?sort=cheapest&utm_source=chat', ''],
  ['?price=cheap&price=900-100&price=-5', ''],
  ['?price=5000-', '?price=5000-'],
  ['?%E0%A4%A', ''],
])('the address %s asks for the same as %s', (search, canonical) => {
  expect(shelfSearch(parseShelfQuery(search))).toBe(canonical);
});

test('a search of 10,000 characters is cut to 80, and never inside an emoji', () => {
  expect(parseShelfQuery(`?q=${'a'.repeat(10_000)}`).q).toBe('a'.repeat(80));
  const emoji = encodeURIComponent(`a${'👟'.repeat(5000)}`);
  expect(parseShelfQuery(`?q=${emoji}`).q).toBe(`a${'👟'.repeat(39)}`);
});

test('any size of a group that the records may have is read back from an address', () => {
  const word = (longest: number) =>
    fc
      .string({ unit: 'binary', maxLength: longest })
      .map((text) => cutText(wellFormed(text), longest).trim())
      .filter((text) => text !== '');
  fc.assert(
    fc.property(word(longestName), word(longestName), (group, size) => {
      const value = sizeValue(group, size);
      const search = shelfSearch({ ...emptyQuery, size: [value] });
      expect(parseShelfQuery(search).size).toEqual([value]);
    }),
    {
      examples: [
        ['shoes', 'x'.repeat(43)],
        ['s'.repeat(longestName), 'x'.repeat(longestName)],
      ],
    },
  );
});

test('a value that is longer than any of the records is cut', () => {
  expect(parseShelfQuery(`?size=${'x'.repeat(10_000)}`).size).toEqual(['x'.repeat(161)]);
});

test.each(['<script>alert(1)</script>', 'حذاء أسود', '🥾 boots', '../../etc', '%', '{size}'])(
  'the search %s is read as it is written',
  (text) => {
    const search = shelfSearch({ ...emptyQuery, q: text });
    expect(parseShelfQuery(search).q).toBe(text);
  },
);

test('a space at the end of a search is kept while it is typed', () => {
  expect(parseShelfQuery('?q=black+').q).toBe('black ');
});

test('an address with hundreds of values has twenty of each filter', () => {
  const search = Array.from({ length: 500 }, (_, at) => `size=shoes-${at}`).join('&');
  expect(parseShelfQuery(`?${search}`).size).toHaveLength(20);
});

test('a value that is chosen twice is taken off', () => {
  const black = withValue(emptyQuery, 'colour', 'black');
  expect(black.colour).toEqual(['black']);
  expect(withValue(black, 'colour', 'black').colour).toEqual([]);
  expect(withValue(black, 'colour', 'blue').colour).toEqual(['black', 'blue']);
});

test('a filter and the search are taken off alone, and clearing keeps category and order', () => {
  const query = parseShelfQuery('?q=boots&category=shoes&size=shoes-42&colour=black&sort=newest');
  expect(shelfSearch(without(query, 'size'))).toBe(
    '?category=shoes&q=boots&colour=black&sort=newest',
  );
  expect(shelfSearch(without(query, 'q'))).toBe(
    '?category=shoes&size=shoes-42&colour=black&sort=newest',
  );
  expect(shelfSearch(cleared(query))).toBe('?category=shoes&sort=newest');
});

test.each([
  ['?category=shoes', false, false],
  ['?sort=newest', true, false],
  ['?q=a', true, true],
  ['?q=', false, false],
  ['?size=x', true, true],
  ['?category=shoes&colour=black', true, true],
  ['?resize=x&squ=a', false, false],
])(
  'the address %s needs the filters’ script: %s, and leaves products out: %s',
  (search, needs, leaves) => {
    expect(hasFilters(search)).toBe(needs);
    expect(choosesProducts(search)).toBe(needs || search.includes('category'));
    expect(isFiltered(parseShelfQuery(search))).toBe(leaves);
  },
);

test.each([
  ['?q=boots', true],
  ['?q=boots&sort=newest&category=shoes', true],
  ['?q=boots&colour=black', false],
  ['?sort=newest', false],
])('the address %s is a search alone: %s', (search, expected) => {
  expect(isSearchAlone(parseShelfQuery(search))).toBe(expected);
});

test.each([
  ['500-999', { from: 500, to: 999 }],
  ['0-0', { from: 0, to: 0 }],
  ['5000-', { from: 5000, to: Number.POSITIVE_INFINITY }],
  ['999-500', null],
  ['500', null],
  ['12345678-', null],
  ['5e3-', null],
])('the price %s is the range %j', (value, range) => {
  expect(priceRange(value)).toEqual(range);
});

test('a highest price takes the place of other prices, and a band takes its place', () => {
  const choose = (search: string, value: string) =>
    shelfSearch(withValue(parseShelfQuery(search), 'price', value));
  expect(choose('?price=500-999&price=1000-1499', '0-2500')).toBe('?price=0-2500');
  expect(choose('?price=0-2500', '0-1500')).toBe('?price=0-1500');
  expect(choose('?price=0-1500', '500-999')).toBe('?price=500-999');
  expect(choose('?price=0-1500', '0-1500')).toBe('');
});
