import { dataWith } from '@/e2e/shop/builders';
import { catalogueIssues } from './check';
import { describeIssues } from './issue';

test('a catalogue with allowed values has no issue', () => {
  expect(catalogueIssues(dataWith({ offers: ['boot'] }))).toEqual([]);
});

test('issues of categories, products, former addresses and offers are all reported', () => {
  const product = { id: 'Brogue', formerPaths: 'old-shoe' };
  const shoes = { id: 'shoes', name: '', products: [product] };
  const offers = ['hat'];
  const text = describeIssues(
    catalogueIssues({ categories: [shoes], sizeSets: {}, offers, featured: [], listingOrder: [] }),
  );
  for (const field of ['name', 'id', 'formerPaths']) {
    expect(text).toContain(`: ${field}: must`);
  }
  expect(text).toContain('data/catalogue/offers.ts: hat: must');
});
