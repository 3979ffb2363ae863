import { productWith } from '@/e2e/shop/builders';
import { feedFacts, schemaAudience, schemaFacts } from './product-facts';

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
