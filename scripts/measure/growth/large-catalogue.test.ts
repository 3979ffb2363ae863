import { buildCatalogue, facts } from '@/lib/catalogue/catalogue';
import { largeCatalogue, modelOf } from './large-catalogue';

const ids = (count: number) =>
  Object.values(largeCatalogue(facts, count))
    .flat()
    .map(({ id }) => id);

test.each([26, 48, 260])('a catalogue of %i is one the shop can be built from', (count) => {
  const { products } = buildCatalogue({ ...facts, products: largeCatalogue(facts, count) });
  expect(products).toHaveLength(count);
  expect(new Set(products.map(({ name }) => name)).size).toBe(count);
});

test('the shop’s own products are in it unchanged', () => {
  expect(largeCatalogue(facts, 26)).toEqual(facts.products);
  expect(() => largeCatalogue(facts, 25)).toThrow('The shop itself has 26 products.');
});

test('every copy is known by the product it was made of', () => {
  const own = new Set(ids(26));
  expect(new Set(ids(260).map((id) => modelOf(id, own)))).toEqual(own);
});
