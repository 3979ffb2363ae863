import { payments } from '@/data/payments';
import type { OrderContent } from '@/lib/order/link-format';
import { linkDay } from '@/lib/order/order-link';
import { referenceOfText } from '@/lib/order/reference';
import { typedDifferences } from './typed-differences';
import { typedPayment } from './typed-facts';

const now = Date.parse('2026-11-26T15:00+03:00');
const content: OrderContent = {
  lines: [{ id: 'boot', size: '42', priceKes: 4350, quantity: 1 }],
  order: {
    reference: referenceOfText('an order'),
    day: linkDay(now),
    area: '',
    feeKes: 150,
    place: '',
    payBy: 'till',
  },
};
const paid = (sum: string, to = payments.till?.name ?? '') =>
  `SJK4H7L2PQ Confirmed. Ksh${sum}.00 paid to ${to}. on 26/11/26 at 2:30 PM.`;
const otherSum = 'The message says KSh 45, the order is KSh 4,500.';

test.each([
  [paid('4,500'), []],
  [paid('45'), [otherSum]],
  [
    paid('4,500', 'ANOTHER SHOP'),
    [`The message says ANOTHER SHOP, it should be ${payments.till?.name}.`],
  ],
  ['SJK4H7L2PQ Confirmed.You have received Ksh45.00 from A BUYER on 26/11/26.', [otherSum]],
  ['SJK4H7L2PQ Confirmed.You have received Ksh4,500.00 from A BUYER on 26/11/26.', []],
  ['SJK4H7L2PQ', []],
])('of the payment %j the seller reads %j', (text, said) => {
  expect(typedDifferences(typedPayment(text) ?? { code: '' }, content, now)).toEqual(said);
});

test('a sum that is not known yet, and one that the shop has confirmed, are heeded', () => {
  const typed = typedPayment(paid('45')) ?? { code: '' };
  const { feeKes: _asked, ...order } = content.order;
  expect(typedDifferences(typed, { ...content, order }, now)).toEqual([]);
  const state = { at: 1, steps: [{ is: 'confirmed', at: 1 }], toPayKes: 45 } as const;
  expect(typedDifferences(typed, { ...content, state }, now)).toEqual([]);
});
