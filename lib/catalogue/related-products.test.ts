import { catalogueWith, categoryWith, recordWith } from '@/e2e/shop/builders';
import type { Product } from './product';
import { relatedProducts } from './related-products';

const { products } = catalogueWith({
  categories: [
    categoryWith({ id: 'shoes', products: [1, 2, 3, 4, 5].map((n) => shoes(`shoe-${n}`)) }),
    categoryWith({ id: 'shirts', products: [shoes('slipper'), shirt('shirt')] }),
    categoryWith({ id: 'hats', products: [shoes('cap-shoe'), shirt('cap-shirt')] }),
  ],
});
function shoes(id: string) {
  return recordWith({ id, kind: 'shoes' });
}
function shirt(id: string) {
  return recordWith({ id, kind: 'shirts' });
}
const relatedTo = (id: string) =>
  products
    .filter((product) => product.id === id)
    .flatMap((product) => relatedProducts(product, products).map((other) => other.id));

test('every product has four related ones, each once and never itself', () => {
  for (const { id } of products) {
    const ids = relatedTo(id);
    expect(new Set(ids).size).toBe(4);
    expect(ids).not.toContain(id);
  }
});

test('products of the same category are first, from the next on and round', () => {
  expect(relatedTo('shoe-4')).toEqual(['shoe-5', 'shoe-1', 'shoe-2', 'shoe-3']);
});

test('a small category is filled up with products of the same kind', () => {
  expect(relatedTo('slipper')).toEqual(['shirt', 'cap-shoe', 'shoe-1', 'shoe-2']);
});

test('a kind that runs out is filled up with the other products', () => {
  expect(relatedTo('shirt')).toEqual(['slipper', 'cap-shirt', 'cap-shoe', 'shoe-1']);
});

/** More products of one category than a page shows. */
const { products: manyShoes } = catalogueWith({
  categories: [
    categoryWith({ id: 'shoes', products: [1, 2, 3, 4, 5, 6, 7].map((n) => shoes(`shoe-${n}`)) }),
  ],
});

/** The ids of the products that are in no other product's list. */
function unrelated(shopProducts: readonly Product[]): string[] {
  const shown = new Set(
    shopProducts.flatMap((product) => relatedProducts(product, shopProducts).map(({ id }) => id)),
  );
  return shopProducts.flatMap(({ id }) => (shown.has(id) ? [] : [id]));
}

test('every product is related to some other', () => {
  expect(unrelated(products)).toEqual([]);
  expect(unrelated(manyShoes)).toEqual([]);
});

test.each(manyShoes.map(({ id }) => id))(
  'every product in stock is related to some other where %s is sold out',
  (soldOutId) => {
    const changed = manyShoes.map((product) =>
      product.id === soldOutId ? { ...product, soldOutSizes: product.sizes } : product,
    );
    expect(unrelated(changed)).toEqual([soldOutId]);
  },
);
