import { keepLatest, productKey } from '@/tools/desk/page/saving/latest-values';
import { shownSubject } from './commit-words';

keepLatest(productKey('penny-loafer'), { name: 'Penny Loafers' });

test.each([
  ['penny-loafer changed', 'Penny Loafers changed'],
  ['penny-loafer changed +1', 'Penny Loafers changed (2 files)'],
  ['gone-shoe deleted', 'Gone shoe deleted'],
  ['payments changed', 'How customers pay changed'],
  ['data/photos/new/IMG 1.jpg added', 'IMG 1.jpg added'],
  ['Back to the shop of Tue 24 Nov, 10:42', 'Back to the shop of Tue 24 Nov, 10:42'],
  ['Some prices changed', 'Some prices changed'],
])('the save “%s” is shown as “%s”', (subject, shown) => {
  expect(shownSubject(subject)).toBe(shown);
});
