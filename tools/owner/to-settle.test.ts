import { toSettle } from './to-settle';

test('the list of the shop has its placeholders, settings and samples', () => {
  const rows = toSettle({});
  expect(rows).toContain('NEXT_PUBLIC_SITE_URL: not set: links for sharing go to mavazi.example');
  expect(rows).toContain('data/catalogue: pictures that are drawn (drawn: true): 1');
});
