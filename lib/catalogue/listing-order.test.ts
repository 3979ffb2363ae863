import { catalogueWith, categoryWith, recordWith } from '@/e2e/shop/builders';
import type { CatalogueData } from './catalogue';

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
  'a listing that begins with %j has each product once, the others by category and what is sold out last',
  (listingOrder, ids) => {
    expect(order({ listingOrder })).toBe(ids);
  },
);

test('an offer that is sold out is last', () => {
  expect(order({ offers: ['hood', 'boot'], listingOrder: ['offers'] })).toBe(
    'boot cap hat clog mule hood',
  );
});
