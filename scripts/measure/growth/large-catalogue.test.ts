import { buildCatalogue } from '@/lib/catalogue/catalogue';
import { catalogueData } from '@/lib/catalogue/catalogue-data';
import { largeCatalogue, modelOf } from './large-catalogue';

const { categories } = catalogueData;
const ids = (count: number) =>
  largeCatalogue(categories, count).flatMap(({ products }) => products.map(({ id }) => id));

test.each([26, 48, 260])(
  'a catalogue of %i products is one the shop can be built from',
  (count) => {
    const large = largeCatalogue(categories, count);
    const { products } = buildCatalogue({ ...catalogueData, categories: large });
    expect(products).toHaveLength(count);
    expect(new Set(products.map(({ name }) => name)).size).toBe(count);
  },
);

test('the shop’s own products are in it unchanged', () => {
  expect(largeCatalogue(categories, 26)).toEqual(categories);
  expect(() => largeCatalogue(categories, 25)).toThrow('The shop itself has 26 products.');
});

test('every copy is known by the product it was made from', () => {
  const own = new Set(ids(26));
  expect(new Set(ids(260).map((id) => modelOf(id, own)))).toEqual(own);
});
