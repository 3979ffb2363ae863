import { lineWith } from '@/e2e/shop/builders';
import { cartCode, linkDay, orderCode } from '@/lib/order/order-link-facts';
import { referenceOfText } from '@/lib/order/reference';
import { listedOrders } from './listed-orders';

const lines = [
  lineWith({ id: 'boot', size: '41', priceKes: 1500, quantity: 2 }),
  lineWith({ id: 'heel', size: '38', priceKes: 2000 }),
];
const reference = referenceOfText('an order');
const kept = (sent: string, area?: { name: string; feeKes: number }) => {
  const destination = {
    place: '',
    ...(area && { area: { ...area, means: '', time: '', payOnDelivery: false } }),
  };
  const identity = { reference, day: linkDay(Date.parse(sent)) };
  const code = orderCode(lines, identity, { payBy: 'mpesa', destination }) ?? '';
  return { reference, code, lineIds: [], day: 0 };
};

test('an order is listed with its Kenyan day in words, its items and its total with delivery', () => {
  const order = kept('2026-11-22T21:30:00Z', { name: 'Sampletown', feeKes: 150 });
  expect(listedOrders([order], 'en-KE')).toMatchObject([
    { kept: order, day: '23 November 2026', items: 3, totalKes: 5150 },
  ]);
});

test('the total of an order without a known fee is that of its goods', () => {
  expect(listedOrders([kept('2026-11-22T08:00:00Z')], 'en-KE')).toMatchObject([
    { day: '22 November 2026', totalKes: 5000 },
  ]);
});

test('orders stay in their order, and an entry that is no order is not listed', () => {
  const [old, later] = [kept('2026-11-20T08:00:00Z'), kept('2026-11-22T08:00:00Z')];
  const others = [cartCode(lines) ?? '', '1o_x'].map((code) => ({ ...old, code }));
  const listed = listedOrders([later, ...others, old], 'en-KE');
  expect(listed.map(({ kept }) => kept)).toEqual([later, old]);
});

test('an order by phone is listed once the shopper has said that it was made', () => {
  const order = kept('2026-11-22T08:00:00Z');
  const called = { ...order, question: { text: 'I would like', isCalled: true } };
  expect(listedOrders([called], 'en-KE')).toEqual([]);
  expect(listedOrders([order], 'en-KE')).toMatchObject([{ kept: order }]);
});
