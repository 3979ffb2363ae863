import { productWith } from '@/e2e/shop/builders';
import { feedFacts, groupId, schemaAudience, schemaFacts, variantId } from './product-facts';

const sneaker = productWith({ ageGroup: 'kids', colour: 'White/Green', kind: 'shoes' });

test('the feed has each fact of a product under the feed’s name', () => {
  expect(feedFacts(sneaker)).toEqual({
    google_product_category: 'Apparel & Accessories > Shoes',
    age_group: 'kids',
    gender: 'unisex',
    color: 'White/Green',
  });
});

test('structured data has each fact of a product under schema.org’s name', () => {
  expect(schemaFacts(sneaker)).toEqual({ color: 'White, Green' });
});

test('the feed and structured data have the material of a product, and no sample', () => {
  const canvas = productWith({ material: 'Canvas', care: 'Wash', madeIn: 'Kenya', fit: 'small' });
  expect(feedFacts(canvas)).toHaveProperty('material', 'Canvas');
  expect(schemaFacts(canvas)).toEqual({ color: 'Black', material: 'Canvas' });
  const sample = productWith({ material: 'Canvas', sample: true });
  expect(feedFacts(sample)).not.toHaveProperty('material');
  expect(schemaFacts(sample)).not.toHaveProperty('material');
});

test('the audience in structured data is gender and age in years', () => {
  expect(schemaAudience(sneaker)).toEqual({
    '@type': 'PeopleAudience',
    suggestedGender: 'unisex',
    suggestedMinAge: 5,
    suggestedMaxAge: 13,
  });
  expect(schemaAudience(productWith({ ageGroup: 'adult' }))).not.toHaveProperty('suggestedMaxAge');
});

const longId = 'mens-premium-brown-leather-office-shoes-with-cushioned-insole-in-brown';

test('the id of a size is made from product and size', () => {
  expect(variantId({ id: 'plain-shirt', sizes: ['L', 'XL'] }, 'XL')).toBe('plain-shirt-XL');
  expect(variantId({ id: 'tee', sizes: ['2/3 years'] }, '2/3 years')).toBe('tee-2_3_years');
  expect(groupId({ id: 'plain-shirt' })).toBe('plain-shirt');
});

test.each([
  ['sizes that differ in their signs alone', 'tee', ['2-3 years', '2/3 years', '5½', '5+', 'S']],
  ['a long id', longId, ['40', '41', '2-3 years', '2/3 years']],
  ['sizes of another alphabet', 'tee', ['大', '小', 'Ñ']],
])('of %s every variant has another id, of 50 characters at most', (_, id, sizes) => {
  const ids = sizes.map((size) => variantId({ id, sizes }, size));
  expect(new Set(ids).size).toBe(sizes.length);
  expect(Math.max(...[...ids, groupId({ id })].map(({ length }) => length))).toBeLessThanOrEqual(
    50,
  );
  const others = sizes.toReversed();
  expect(others.map((size) => variantId({ id, sizes: others }, size))).toEqual(ids.toReversed());
});

test('two long ids that begin alike stay two', () => {
  expect(groupId({ id: `${longId}-a` })).not.toBe(groupId({ id: `${longId}-b` }));
});
