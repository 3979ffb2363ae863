import { buildCatalogue, catalogueData, productsWithoutPrice, tileKey } from './catalogue';
import { drawnPriceKes } from './drawn-price';
import { productById, productsOf } from './product';

const { products, categories, offers, featured } = buildCatalogue(catalogueData);
const pricesIn = (categoryId: string) =>
  productsOf(categoryId, products).map(({ priceKes }) => priceKes);
const product = (id: string) => productById(id, products);

test('the catalogue has 26 products in five categories', () => {
  expect(products).toHaveLength(26);
  expect(categories.map(({ name, count }) => [name, count])).toEqual([
    ['Baby Shoes and Suit', 4],
    ['Shirts and Hoodies', 8],
    ['Tshirts and Palazzo', 3],
    ['Women and Men shoes', 6],
    ["Today's Offer", 5],
  ]);
});

test('the prices of each category are in its range', () => {
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

test('a product whose original name is a number is shown under its own name', () => {
  const numbered = products.filter(({ originalName }) => /^\d+$/.test(originalName));
  expect(numbered.map(({ originalName, name }) => [originalName, name])).toContainEqual([
    '1003',
    'Baby Samba',
  ]);
  for (const { name } of numbered) expect(name).toMatch(/[a-z]/);
});

test('a product without another original name has its own', () => {
  expect(product('brogue').originalName).toBe('Oxblood Brogues');
});

test('a product without a folder has its photo in its category’s', () => {
  expect(product('penny-loafer').folder).toBe('men shoes');
  expect(product('block-heel').folder).toBe('women shoes');
});

test('a product without a price has the drawn one', () => {
  expect(productsWithoutPrice(catalogueData)).toEqual(['canvas-low']);
  expect(product('canvas-low').priceKes).toBe(drawnPriceKes('canvas-low'));
});

test('sizes come from the size set, or are the product’s own', () => {
  expect(product('brogue').sizes).toEqual(['36', '37', '38', '39', '40', '41', '42', '43', '44']);
  expect(product('baby-suit').sizes).toEqual(['22', '23', '24', '25', '26', '27', '28']);
  expect(product('plain-shirt').sizes).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
  expect(product('kitenge-palazzo')).toMatchObject({
    sizes: ['26', '28', '30', '32'],
    hasOwnSizes: true,
  });
  expect(product('khaki-trousers').sizes).toHaveLength(8);
});

test('five offers and eight featured products have the price of their product', () => {
  expect(offers).toHaveLength(5);
  expect(featured).toHaveLength(8);
  for (const promoted of [...offers, ...featured]) {
    expect(promoted.priceKes).toBe(product(promoted.id).priceKes);
    expect(product(promoted.id).originalPriceKes).toBe(promoted.originalPriceKes);
  }
});

test('a tile shows its own picture, or that of the category’s first product', () => {
  const picture = (name: string) => ({
    name,
    hash: 'ab12',
    colour: '#fff',
    widths: [320],
    aspect: 1,
  });
  const pictures = {
    [tileKey('tile-shirts-hoodies')]: picture('tile-shirts-hoodies'),
    'samba-gum-sole': picture('samba-gum-sole'),
  };
  const tiles = buildCatalogue(catalogueData, pictures).categories.map(({ tile }) => tile?.name);
  expect(tiles).toEqual([undefined, 'tile-shirts-hoodies', undefined, undefined, 'samba-gum-sole']);
});

test('four categories have a tile on Home, in the order of the shop', () => {
  expect(categories.filter(({ onHome }) => onHome).map(({ id }) => id)).toEqual([
    'baby-shoes-suit',
    'shirts-hoodies',
    'tshirts-palazzo',
    'women-men-shoes',
  ]);
});

test('an issue in the data stops the build and names file, product and field', () => {
  const broken = catalogueData.categories.map((category) => ({
    ...category,
    products: category.products.map((record) =>
      record.id === 'brogue' ? { ...record, priceKes: 99.5 } : record,
    ),
  }));
  expect(() => buildCatalogue({ ...catalogueData, categories: broken })).toThrow(
    'data/catalogue/todays-offer.ts: brogue: priceKes: must be a whole number above 0, without cents, not 99.5',
  );
});
