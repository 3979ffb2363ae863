import { catalogueWith, categoryWith, recordWith } from '@/e2e/shop/builders';
import { largeCatalogue, originalId } from './large-catalogue';

const categories = [
  categoryWith({
    id: 'shoes',
    products: [{ ...product('boot'), formerPaths: ['shoes/old-boot'] }, product('clog')],
  }),
  categoryWith({ id: 'shirts', products: [product('tee')] }),
];
function product(id: string) {
  return recordWith({ id, name: `The ${id}`, sw: { name: `Ile ${id}` } });
}
const ids = (count: number) =>
  largeCatalogue(categories, count).flatMap(({ products }) => products.map(({ id }) => id));

test.each([3, 4, 30])('the shop can be built with a catalogue of %i products', (count) => {
  const { products } = catalogueWith({ categories: largeCatalogue(categories, count) });
  expect(products).toHaveLength(count);
  expect(new Set(products.map(({ name }) => name)).size).toBe(count);
  expect(new Set(products.map(({ sw }) => sw?.name)).size).toBe(count);
});

test('a large catalogue contains the shop’s own products unchanged', () => {
  expect(largeCatalogue(categories, 3)).toEqual(categories);
  expect(() => largeCatalogue(categories, 2)).toThrow('The shop has 3 products');
});

test('the original product of every copy is found by its id', () => {
  const own = new Set(ids(3));
  expect(new Set(ids(30).map((id) => originalId(id, own)))).toEqual(own);
});
