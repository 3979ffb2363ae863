import { formatKes } from '@/lib/format/money';
import { bookSumText } from './book-sum-text';

const none = { orders: 0, sumKes: 0, paidKes: 0, open: 0, cancelled: 0 };

test.each([
  [
    { orders: 7, sumKes: 14_850, paidKes: 3800 },
    '7 orders, KSh 14,850, KSh 3,800 of it paid, KSh 11,050 not yet',
  ],
  [{ orders: 2, sumKes: 3800, paidKes: 3800 }, '2 orders, KSh 3,800, all of it paid'],
  [{ orders: 1, sumKes: 1500 }, '1 order, KSh 1,500, none of it paid yet'],
  [{}, '0 orders, KSh 0'],
  [{ orders: 1, open: 1 }, '1 order, no total yet'],
  [
    { orders: 4, sumKes: 4500, paidKes: 1500, open: 1, cancelled: 2 },
    '4 orders, KSh 4,500, KSh 1,500 of it paid, KSh 3,000 not yet (1 without a total, 2 cancelled, not counted)',
  ],
])('the sum %j is said as “%s”', (sum, text) => {
  expect(bookSumText({ ...none, ...sum }, formatKes)).toBe(text);
});
