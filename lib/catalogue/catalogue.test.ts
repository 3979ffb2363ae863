import { buildCatalogue, facts, productsWithoutPrice } from './catalogue';
import { drawnPriceKes } from './drawn-price';

const { products, categories, offers, featured } = buildCatalogue();
const pricesIn = (categoryKey: string) =>
  products.filter((p) => p.categoryKey === categoryKey).map((p) => p.priceKes);
const product = (id: string) => products.find((p) => p.id === id);

test('there are 26 products in five categories, counted as the spec counts them', () => {
  expect(products).toHaveLength(26);
  expect(categories.map(({ name, count }) => [name, count])).toEqual([
    ['Baby Shoes and Suit', 4],
    ['Shirts and Hoodies', 8],
    ['Tshirts and Palazzo', 3],
    ['Women and Men shoes', 6],
    ["Today's Offer", 5],
  ]);
});

test('prices stand where the spec has them', () => {
  expect(pricesIn('baby-shoes-suit').sort((a, b) => a - b)).toEqual([400, 450, 550, 1000]);
  const ranges = {
    'shirts-hoodies': [800, 1800],
    'tshirts-palazzo': [450, 650],
    'women-men-shoes': [1500, 4499],
    'todays-offer': [1000, 2495],
  };
  for (const [category, [low, high]] of Object.entries(ranges)) {
    for (const price of pricesIn(category)) {
      expect(price).toBeGreaterThanOrEqual(low ?? 0);
      expect(price).toBeLessThanOrEqual(high ?? 0);
    }
  }
});

test('a product whose old name is a number goes by its display name', () => {
  const numbered = products.filter((p) => /^\d+$/.test(p.originalName));
  expect(numbered.length).toBeGreaterThanOrEqual(3);
  for (const p of numbered) expect(p.name).toMatch(/[a-z]/);
});

test('a product without a price shows the drawn one', () => {
  expect(productsWithoutPrice()).toEqual(['canvas-low']);
  expect(product('canvas-low')?.priceKes).toBe(drawnPriceKes('canvas-low'));
});

test('sizes come from the size set, or are the product’s own', () => {
  expect(product('brogue')?.sizes).toEqual(['36', '37', '38', '39', '40', '41', '42', '43', '44']);
  expect(product('baby-suit')?.sizes).toEqual(['22', '23', '24', '25', '26', '27', '28']);
  expect(product('plain-shirt')?.sizes).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
  expect(product('kitenge-palazzo')).toMatchObject({
    sizes: ['26', '28', '30', '32'],
    hasOwnSizes: true,
  });
  expect(product('khaki-trousers')?.sizes).toHaveLength(8);
});

test('five offers and eight featured products show the price of the product they point at', () => {
  expect(offers).toHaveLength(5);
  expect(featured).toHaveLength(8);
  for (const promoted of [...offers, ...featured]) {
    expect(promoted.priceKes).toBe(product(promoted.id)?.priceKes);
    expect(product(promoted.id)?.originalPriceKes).toBe(promoted.originalPriceKes);
  }
});

test('a mistake in the facts stops the build and is named', () => {
  const [first, ...others] = facts.products['data/products/todays-offer.ts'] ?? [];
  if (!first) throw new Error('no offers');
  const broken = {
    ...facts,
    products: {
      ...facts.products,
      'data/products/todays-offer.ts': [{ ...first, priceKes: 99.5 }, ...others],
    },
  };
  expect(() => buildCatalogue(broken)).toThrow(
    'data/products/todays-offer.ts: samba-gum-sole: priceKes: 99.5 is no whole positive number of shillings',
  );
});
