import { catalogueData } from './catalogue';
import { catalogueIssues } from './check';
import { describeIssues } from './issue';

test('the shop’s own catalogue has no issue', () => {
  expect(catalogueIssues(catalogueData)).toEqual([]);
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
