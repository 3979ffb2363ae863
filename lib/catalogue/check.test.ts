import { dataWith, promotionOf } from '@/e2e/shop/builders';
import { catalogueIssues } from './check';
import { describeIssues } from './issue';

test('a catalogue with allowed values has no issue', () => {
  expect(catalogueIssues(dataWith({ offers: [promotionOf('boot')] }))).toEqual([]);
});

test('issues of categories, products, former addresses and promotions are all reported', () => {
  const product = { id: 'Brogue', formerPaths: 'old-shoe' };
  const shoes = { id: 'shoes', name: '', products: [product] };
  const offers = [{ productId: 'hat' }];
  const text = describeIssues(
    catalogueIssues({ categories: [shoes], sizeSets: {}, offers, featured: [] }),
  );
  for (const field of ['name', 'id', 'formerPaths', 'productId']) {
    expect(text).toContain(`: ${field}: must`);
  }
});
