import type { ProductRecord } from '@/data/schema/product';
import type { SizeGuide } from '@/data/schema/size-guide';
import {
  catalogueWith,
  categoryWith,
  dataWith,
  pictureOf,
  productWith,
  recordWith,
  sizeGuideWith,
} from '@/e2e/shop/builders';
import {
  type CatalogueData,
  drawnPriceKes,
  furtherKey,
  productsWithoutPrice,
  tileKey,
} from './catalogue';

const shoes = categoryWith({ products: [recordWith({ id: 'boot' }), recordWith({ id: 'clog' })] });
const hats = categoryWith({ id: 'hats', name: 'Hats', products: [recordWith({ id: 'cap' })] });

test('the catalogue has the categories and products of the data, in their order', () => {
  const { products, categories } = catalogueWith({ categories: [shoes, hats] });
  expect(categories.map(({ name, count }) => [name.text, count])).toEqual([
    ['Shoes', 2],
    ['Hats', 1],
  ]);
  expect(products.map(({ path, category }) => [path, category])).toEqual([
    ['/shop/shoes/boot/', 'Shoes'],
    ['/shop/shoes/clog/', 'Shoes'],
    ['/shop/hats/cap/', 'Hats'],
  ]);
});

test('a product whose original name is a number is shown under its own name', () => {
  const numbered = productWith({ originalName: '1003', name: 'Boots' });
  expect(numbered).toMatchObject({ originalName: '1003', name: 'Boots' });
});

test('a product without another original name has its own', () => {
  expect(productWith({ name: 'Boots' }).originalName).toBe('Boots');
});

test('a product without a folder has its photo in its category’s', () => {
  const products = [recordWith({ id: 'boot' }), recordWith({ id: 'clog', folder: 'old shoes' })];
  const categories = [categoryWith({ folder: 'all shoes', products })];
  expect(catalogueWith({ categories }).products.map(({ folder }) => folder)).toEqual([
    'all shoes',
    'old shoes',
  ]);
});

test('a product has its further pictures in their order, each with the record’s text of its number', () => {
  const views = ['from the side', 'the sole'];
  const [third, fourth] = [pictureOf('boot-3'), pictureOf('boot-4')];
  const { products } = catalogueWith(
    { categories: [categoryWith({ products: [recordWith({ id: 'boot', views })] })] },
    { boot: pictureOf('boot'), [furtherKey('boot', 3)]: third, [furtherKey('boot', 4)]: fourth },
  );
  expect(products[0]?.views).toEqual([{ picture: third, shows: 'the sole' }, { picture: fourth }]);
});

test('a product of the sample without a price has the drawn one', () => {
  const { priceKes: _, ...priceless } = recordWith({ id: 'clog', sample: true });
  const products = [recordWith({ id: 'boot', priceKes: 700 }), priceless];
  const data = dataWith({ categories: [categoryWith({ products })] });
  expect(productsWithoutPrice(data)).toEqual(['clog']);
  expect(catalogueWith(data).products.map(({ priceKes }) => priceKes)).toEqual([
    700,
    drawnPriceKes('clog'),
  ]);
});

test('sizes come from the size set, or are the product’s own', () => {
  const products = [
    recordWith({ id: 'boot', sizes: 'shoes' }),
    recordWith({ id: 'clog', sizes: ['S', 'M'] }),
  ];
  const categories = [categoryWith({ products })];
  const built = catalogueWith({ categories, sizeSets: { shoes: ['40', '41'] } }).products;
  expect(built.map(({ sizes, hasOwnSizes }) => ({ sizes, hasOwnSizes }))).toEqual([
    { sizes: ['40', '41'], hasOwnSizes: false },
    { sizes: ['S', 'M'], hasOwnSizes: true },
  ]);
});

test('offers and featured products are products of the shop, in the order of their lists', () => {
  const { products, offers, featured } = catalogueWith({
    categories: [shoes, hats],
    offers: ['clog'],
    featured: ['cap', 'boot'],
  });
  const [boot, clog, cap] = products;
  expect(offers).toEqual([clog]);
  expect(featured).toEqual([cap, boot]);
});

test('a product has an earlier price and a rating without being offered, and none while it is', () => {
  const lowered = recordWith({ id: 'boot', originalPriceKes: 3000, rating: 4.1, reviews: 2 });
  const categories = [categoryWith({ products: [lowered, recordWith({ id: 'clog' })] })];
  const { products, offers } = catalogueWith({
    categories,
    offers: ['clog'],
    reviews: [{ name: 'Asha', text: 'They fit.', product: 'boot' }],
  });
  expect(products[0]).toMatchObject({ originalPriceKes: 3000, rating: 4.1, reviews: 2 });
  expect(Object.keys(offers[0] ?? {})).not.toContain('originalPriceKes');
  expect(Object.keys(offers[0] ?? {})).not.toContain('rating');
});

test('a product has its rating where a review names it, and none where nobody can read why', () => {
  const rated = { rating: 4.1, reviews: 86 };
  const products = [recordWith({ id: 'boot', ...rated }), recordWith({ id: 'clog', ...rated })];
  const said = { name: 'Asha', text: 'They fit.', product: 'boot' };
  const [boot, clog] = catalogueWith({
    categories: [categoryWith({ products })],
    reviews: [said, { name: 'Juma', text: 'Good shop.' }],
  }).products;
  expect(boot).toMatchObject({ ...rated, customerReviews: [said] });
  expect(clog).toMatchObject({ customerReviews: [] });
  expect(clog).not.toHaveProperty('rating');
  expect(clog).not.toHaveProperty('reviews');
});

test('a product has the texts of its size guide under its sizes', () => {
  const guide = sizeGuideWith({
    columns: { age: { title: 'Age', holds: 'text' } },
    rows: { '40': { age: '12 months' }, '41': { age: '2 years' }, '42': { age: '3 years' } },
  });
  const notesOf = (sizeGuides: readonly SizeGuide[], sizes: ProductRecord['sizes']) => {
    const categories = [categoryWith({ products: [recordWith({ sizes })] })];
    return catalogueWith({ categories, sizeGuides }).products[0]?.sizeNotes;
  };
  const noted = [{ ...guide, underSizes: 'age' }];
  expect(notesOf(noted, 'shoes')).toEqual({ '40': '12 months', '41': '2 years', '42': '3 years' });
  expect(notesOf(noted, ['40'])).toBeUndefined();
  expect(notesOf([guide], 'shoes')).toBeUndefined();
});

test('a tile shows its own picture, or that of the category’s first product in stock', () => {
  const tiled = { ...hats, tilePicture: 'tile-hats' };
  const bare = categoryWith({ id: 'socks', products: [recordWith({ id: 'sock' })] });
  const pictures = { [tileKey('tile-hats')]: pictureOf('tile-hats'), boot: pictureOf('boot') };
  const { categories } = catalogueWith({ categories: [shoes, tiled, bare] }, pictures);
  expect(categories.map(({ tile }) => tile?.name)).toEqual(['boot', 'tile-hats', undefined]);
});

test('a tile shows no product that is sold out while another has a picture', () => {
  const products = [
    recordWith({ id: 'boot', soldOut: true }),
    recordWith({ id: 'clog' }),
    recordWith({ id: 'mule' }),
  ];
  const pictures = { boot: pictureOf('boot'), mule: pictureOf('mule') };
  const [shown] = catalogueWith({ categories: [categoryWith({ products })] }, pictures).categories;
  expect(shown?.tile?.name).toBe('mule');
});

test('a sold-out product is last in the listings and in none of Home’s lists', () => {
  const products = [
    recordWith({ id: 'boot', soldOut: true }),
    recordWith({ id: 'clog', soldOut: ['40'], sizesLeft: { '41': 2 } }),
  ];
  const catalogue = catalogueWith({
    categories: [categoryWith({ products })],
    offers: ['boot'],
    featured: ['boot', 'clog'],
  });
  expect(catalogue.products.map(({ id }) => id)).toEqual(['clog', 'boot']);
  expect(catalogue.products[0]).toMatchObject({ soldOutSizes: ['40'], sizesLeft: { '41': 2 } });
  expect(catalogue.offers).toEqual([]);
  expect(catalogue.featured.map(({ id }) => id)).toEqual(['clog']);
});

test('the sizes of a product belong to its size set, else to its size guide, else to none', () => {
  const groups = [
    productWith({ sizes: 'shoes' }),
    productWith({ sizes: ['28', '30'], sizeGuide: 'waist' }),
    productWith({ sizes: ['One size'] }),
  ].map(({ sizeGroup }) => sizeGroup);
  expect(groups).toEqual(['shoes', 'waist', '']);
});

const ids = Array.from({ length: 500 }, (_, i) => `product-${i}`);

test('a drawn price depends on the product’s id alone and never changes', () => {
  expect(['boot', 'product-1', 'product-2'].map(drawnPriceKes)).toEqual([1800, 1850, 2050]);
});

test('drawn prices lie between 1,000 and 3,500 in steps of 50', () => {
  for (const price of ids.map(drawnPriceKes)) {
    expect(price).toBeGreaterThanOrEqual(1000);
    expect(price).toBeLessThanOrEqual(3500);
    expect(price % 50).toBe(0);
  }
});

test('drawn prices differ from product to product', () => {
  expect(new Set(ids.map(drawnPriceKes)).size).toBeGreaterThan(40);
});

const categories = [
  categoryWith({
    id: 'hats',
    products: [
      recordWith({ id: 'cap' }),
      recordWith({ id: 'hat', isNew: true, isBestSeller: true }),
      recordWith({ id: 'hood', isBestSeller: true, soldOut: true }),
    ],
  }),
  categoryWith({
    id: 'shoes',
    products: [
      recordWith({ id: 'boot' }),
      recordWith({ id: 'clog', isNew: true }),
      recordWith({ id: 'mule', isBestSeller: true }),
    ],
  }),
];

function order(over: Partial<CatalogueData>): string {
  const { products } = catalogueWith({ categories, offers: ['mule', 'boot'], ...over });
  return products.map(({ id }) => id).join(' ');
}

test.each([
  [['offers', 'best sellers', 'new'], 'mule boot hat clog cap hood'],
  [['new', 'offers'], 'hat clog mule boot cap hood'],
  [['best sellers'], 'hat mule cap boot clog hood'],
  [[], 'cap hat boot clog mule hood'],
] as const)(
  'a listing that begins with %j has each product once, the others by category and sold-out ones last',
  (listingOrder, ids) => {
    expect(order({ listingOrder })).toBe(ids);
  },
);

test('an offer that is sold out is last', () => {
  expect(order({ offers: ['hood', 'boot'], listingOrder: ['offers'] })).toBe(
    'boot cap hat clog mule hood',
  );
});
