import { buildCatalogue, catalogueData } from '@/lib/catalogue/catalogue';
import { largeCatalogue, originalId } from './large-catalogue';

const { categories } = catalogueData;
const ids = (count: number) =>
  largeCatalogue(categories, count).flatMap(({ products }) => products.map(({ id }) => id));

test.each([26, 48, 260])('the shop can be built with a catalogue of %i products', (count) => {
  const large = largeCatalogue(categories, count);
  const { products } = buildCatalogue({ ...catalogueData, categories: large });
  expect(products).toHaveLength(count);
  expect(new Set(products.map(({ name }) => name)).size).toBe(count);
});

test('a large catalogue contains the shop’s own products unchanged', () => {
  expect(largeCatalogue(categories, 26)).toEqual(categories);
  expect(() => largeCatalogue(categories, 25)).toThrow('The shop has 26 products');
});

test('the original product of every copy is found by its id', () => {
  const own = new Set(ids(26));
  expect(new Set(ids(260).map((id) => originalId(id, own)))).toEqual(own);
});
