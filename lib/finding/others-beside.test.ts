import { exampleIndex, exampleProducts } from '@/e2e/shop/search-examples';
import { othersBeside } from './others-beside';
import { parseShelfQuery } from './shelf-address';

const index = exampleIndex(exampleProducts());
const listed = index.products.map((product) => ({ ...product, askedSizes: [] }));
const beside = (search: string, found: number, close = 0) =>
  othersBeside(
    {
      query: parseShelfQuery(search),
      products: listed.slice(0, found),
      close: listed.slice(found, found + close),
    },
    index,
  );

test('beside a few products are those that are close, together no more than one row', () => {
  expect(beside('?size=42', 2, 4)).toEqual({ title: 'Close matches', others: listed.slice(2, 6) });
  expect(beside('?size=42', 3, 4).others).toEqual(listed.slice(3, 6));
});

test('beside a few products of a search that has none close are the shop’s suggestions', () => {
  const { title, others } = beside('?q=boots', 2);
  expect(title).toBe('You may also like');
  expect(others).toHaveLength(4);
});

test.each([
  ['that are only sorted', '?sort=price-up', 2],
  ['of a search with many', '?q=boots', 4],
])('nothing is beside products %s', (_, search, found) => {
  expect(beside(search, found).others).toEqual([]);
});
