import { shop } from '@/data/shop';
import { facts } from './catalogue';
import { type Facts, findSettingSlips, findShopSlips, findSlips } from './check';

const file = 'data/products/shoes.ts';
const product = {
  id: 'brogue',
  originalName: 'Brogues',
  category: 'shoes',
  folder: 'official shoes',
  priceKes: 750,
  sizes: 'shoes',
  description: 'Punched by hand.',
  alt: 'A brogue',
  ageGroup: 'adult',
  gender: 'male',
  colour: 'Oxblood',
  kind: 'shoes',
  updated: '2026-11-21',
};
const promotion = {
  productId: 'brogue',
  originalPriceKes: 1000,
  rating: 4,
  reviews: 3,
};
const category = { id: 'shoes', name: 'Shoes', folder: 'official shoes', description: 'Shoes.' };

const slips = (over: Partial<Facts>) =>
  findSlips({
    categories: [category],
    sizeSets: { shoes: ['40', '41'] },
    displayNames: {},
    products: { [file]: [product] },
    promotions: { 'data/offers.ts': [promotion] },
    ...over,
  });
const productSlip = (over: object) => slips({ products: { [file]: [{ ...product, ...over }] } });
const promotionSlip = (over: object) =>
  slips({ promotions: { 'data/offers.ts': [{ ...promotion, ...over }] } });

test('the shop’s own facts are in order', () => {
  expect(findSlips(facts)).toEqual([]);
  expect(findShopSlips(shop)).toEqual([]);
});

test('facts in order have no slips', () => {
  expect(slips({})).toEqual([]);
  expect(productSlip({ sizes: ['S', 'M'] })).toEqual([]);
});

test.each([
  ['a price with cents', { priceKes: 99.5 }, 'priceKes'],
  ['a price of nothing', { priceKes: 0 }, 'priceKes'],
  ['a negative price', { priceKes: -5 }, 'priceKes'],
  ['a price as text', { priceKes: '1,000' }, 'priceKes'],
  ['an unknown category', { category: 'hats' }, 'category'],
  ['an unknown size set', { sizes: 'hats' }, 'sizes'],
  ['a size set named like a part of every object', { sizes: 'constructor' }, 'sizes'],
  ['no sizes', { sizes: [] }, 'sizes'],
  ['a size twice', { sizes: ['S', 'S'] }, 'sizes'],
  ['a size as a number', { sizes: [40] }, 'sizes'],
  ['an id in the way of a share card', { id: 'page-shoe' }, 'id'],
  ['an id in the way of a category’s further pages', { id: 'page' }, 'id'],
  ['an id that is no address', { id: 'Big Shoe' }, 'id'],
  ['an old number without a name', { originalName: '1003' }, 'originalName'],
  ['no alt text', { alt: ' ' }, 'alt'],
  ['no description', { description: undefined }, 'description'],
  ['no picture folder', { folder: '' }, 'folder'],
  ['an age group no feed knows', { ageGroup: 'grown-up' }, 'ageGroup'],
  ['no gender', { gender: undefined }, 'gender'],
  ['a kind no feed knows', { kind: 'hat' }, 'kind'],
  ['a colour as a code', { colour: '#800000' }, 'colour'],
  ['four colours', { colour: 'Red/Blue/Green/Black' }, 'colour'],
  ['a day that is none', { updated: '2026-02-30' }, 'updated'],
  ['a day written another way', { updated: '21/11/2026' }, 'updated'],
  ['a former address that is none', { formerPaths: ['shoes/Old Shoe'] }, 'formerPaths'],
  ['a former address in the way of further pages', { formerPaths: ['page/2'] }, 'formerPaths'],
  ['its own address as a former one', { formerPaths: ['shoes/brogue'] }, 'formerPaths'],
  ['former addresses that are no list', { formerPaths: 'old-shoe' }, 'formerPaths'],
])('%s is found, with file, product and field', (_, over, field) => {
  expect(productSlip(over)).toContainEqual(
    expect.objectContaining({ file, product: (over as { id?: string }).id ?? 'brogue', field }),
  );
});

test('a repeated id is found, and where the other one stands', () => {
  const found = slips({ products: { [file]: [product], 'data/products/hats.ts': [product] } });
  expect(found).toEqual([
    {
      file: 'data/products/hats.ts',
      product: 'brogue',
      field: 'id',
      problem: `stands twice, in ${file} too`,
    },
  ]);
});

test.each([
  ['an offer for no product', { productId: 'hat' }, 'productId'],
  ['an original price below the price', { originalPriceKes: 700 }, 'originalPriceKes'],
  ['an original price that is no number', { originalPriceKes: '1000' }, 'originalPriceKes'],
  ['a discount of less than one percent', { originalPriceKes: 752 }, 'originalPriceKes'],
  ['a rating of six', { rating: 6 }, 'rating'],
  ['half a review', { reviews: 1.5 }, 'reviews'],
])('%s is found', (_, over, field) => {
  expect(promotionSlip(over)).toEqual([expect.objectContaining({ file: 'data/offers.ts', field })]);
});

test('two entries may not tell two original prices for one product', () => {
  const found = slips({
    promotions: {
      'data/offers.ts': [promotion],
      'data/featured.ts': [{ ...promotion, originalPriceKes: 1500 }],
    },
  });
  expect(found).toEqual([
    expect.objectContaining({ file: 'data/featured.ts', field: 'originalPriceKes' }),
  ]);
});

test('an offer needs a price of the product’s own', () => {
  const found = slips({ products: { [file]: [{ ...product, priceKes: undefined }] } });
  expect(found).toEqual([expect.objectContaining({ product: 'brogue', field: 'productId' })]);
});

test('a category in the way of the shop’s further pages is found', () => {
  const [slip] = slips({ categories: [category, { ...category, id: 'page' }] });
  expect(slip).toMatchObject({ file: 'data/categories.ts', product: 'page', field: 'id' });
});

test('a category without a product is found', () => {
  const hats = { ...category, id: 'hats' };
  expect(slips({ categories: [category, hats] })).toEqual([
    {
      file: 'data/categories.ts',
      product: 'hats',
      field: 'id',
      problem: 'has no products: give it one, or take it out',
    },
  ]);
});

test('a repeated category is found', () => {
  expect(slips({ categories: [category, category] })).toEqual([
    expect.objectContaining({ file: 'data/categories.ts', product: 'shoes', field: 'id' }),
  ]);
});

test.each([
  ['a phone number that is none', { phone: '12345' }, 'phone'],
  ['a phone number without quotes', { mpesaNumber: 712345678 }, 'mpesaNumber'],
  ['a paybill without quotes', { paybill: { number: 522522, account: 'A' } }, 'paybill.number'],
  ['an email without @', { email: 'orders' }, 'email'],
  ['a profile without https', { social: { tiktok: 'tiktok.com/stall' } }, 'social.tiktok'],
  ['a position that is none', { location: { lat: 91, lng: 37 } }, 'location.lat'],
  ['a rate of nothing', { kesPerUsd: 0 }, 'kesPerUsd'],
  ['a rate without end', { kesPerUsd: Number.POSITIVE_INFINITY }, 'kesPerUsd'],
  ['an id with a space', { id: 'My Shop' }, 'id'],
])('%s stops the build', (_, over, field) => {
  expect(findShopSlips({ ...shop, ...over })).toEqual([
    expect.objectContaining({ file: 'data/shop.ts', field }),
  ]);
});

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'mavazi.example'],
  ['NEXT_PUBLIC_CONTACT_ENDPOINT', '/mail'],
  ['BASE_PATH', 'mavazi'],
])('a setting of another form stops the build: %s', (name, value) => {
  expect(findSettingSlips({ [name]: value })).toEqual([expect.objectContaining({ field: name })]);
  expect(findSettingSlips({})).toEqual([]);
});
