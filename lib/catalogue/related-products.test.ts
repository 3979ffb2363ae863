import { buildCatalogue, catalogueData } from './catalogue';
import { relatedProducts } from './related-products';

const { products } = buildCatalogue(catalogueData);
const relatedTo = (id: string) => {
  const product = products.find((candidate) => candidate.id === id);
  return product ? relatedProducts(product, products) : [];
};

test('every product has four related ones, each once and never itself', () => {
  for (const { id } of products) {
    const ids = relatedTo(id).map((other) => other.id);
    expect(new Set(ids).size).toBe(4);
    expect(ids).not.toContain(id);
  }
});

test('products of the same category are first', () => {
  expect(relatedTo('brogue').map(({ categoryKey }) => categoryKey)).toEqual(
    Array(4).fill('todays-offer'),
  );
});

test('a small category is filled up with products of the same kind', () => {
  expect(relatedTo('star-tshirt').map(({ id }) => id)).toEqual([
    'kitenge-palazzo',
    'sunrise-tshirt',
    'plain-shirt',
    'checked-shirt',
  ]);
});

test('every product is related to some other', () => {
  const led = new Set(products.flatMap(({ id }) => relatedTo(id).map((other) => other.id)));
  expect(products.filter(({ id }) => !led.has(id))).toEqual([]);
});
