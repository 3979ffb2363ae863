import { exampleIndex, exampleProducts } from '@/e2e/shop/search-examples';
import { suggestedProducts } from './suggested-products';

test('the first products of the listing are suggested, without those sold out or shown beside them', () => {
  const [first, second, ...others] = exampleProducts();
  if (!first || !second) throw new Error('The examples have two products.');
  const index = exampleIndex([{ ...first, soldOutSizes: first.sizes }, second, ...others]);
  const besides = index.products.filter(({ id }) => id === second.id);
  const expected = others.slice(0, 5).map(({ id }) => id);
  expect(suggestedProducts(index, besides).map(({ id }) => id)).toEqual(expected);
});
