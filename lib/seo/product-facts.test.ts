import type { Product } from '@/lib/catalogue/product';
import { feedFacts, schemaAudience, schemaFacts } from './product-facts';

const sneaker: Product = {
  id: 'sneaker',
  name: 'Sneakers',
  originalName: 'Sneakers',
  path: '/shop/shoes/sneaker/',
  folder: 'sneakers',
  priceKes: 2000,
  sizes: ['40'],
  hasOwnSizes: true,
  category: 'Shoes',
  categoryKey: 'shoes',
  description: 'White sneakers.',
  alt: 'Sneakers',
  ageGroup: 'kids',
  gender: 'unisex',
  colour: 'White/Green',
  kind: 'shoes',
  updated: '2026-11-21',
};

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

test('the audience in structured data is gender and age in years', () => {
  expect(schemaAudience(sneaker)).toEqual({
    '@type': 'PeopleAudience',
    suggestedGender: 'unisex',
    suggestedMinAge: 5,
    suggestedMaxAge: 13,
  });
  expect(schemaAudience({ ...sneaker, ageGroup: 'adult' })).not.toHaveProperty('suggestedMaxAge');
});
