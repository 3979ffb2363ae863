import { toSettle } from './to-settle';
import { lineOf } from './unsettled';

test('the list of the shop has its settings, samples and drawn pictures', () => {
  const rows = toSettle({}).map(lineOf);
  expect(rows).toContain('NEXT_PUBLIC_SITE_URL: not set: links for sharing go to mavazi.example');
  expect(rows).toContain('data/catalogue: a sample: rain-boot');
  expect(rows.join('\n')).toContain('data/catalogue: drawn pictures');
});
