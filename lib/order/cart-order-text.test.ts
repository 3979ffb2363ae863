import { shop } from '@/data/shop';
import { en } from '@/data/words/en';
import { serviceLimits } from '@/lib/site/service-limits';
import { cartOrderText, type PayBy } from './cart-order-text';
import type { OrderLine } from './order-text';

const orderText = (lines: readonly OrderLine[], payBy?: PayBy) =>
  cartOrderText(en.order, lines, payBy);

const line = (over: Partial<OrderLine> = {}): OrderLine => ({
  title: 'Leather Brogues',
  category: 'Leather Shoes',
  size: '41',
  quantity: 1,
  price: 'KSh 2,250',
  ...over,
});
const encoded = (text: string) => encodeURIComponent(text).length;

test('twelve lines are listed one by one', () => {
  const text = orderText(Array.from({ length: 12 }, () => line()));
  expect(text).toContain('12. Leather Brogues');
  expect(encoded(text)).toBeLessThan(serviceLimits.orderTextEncoded);
});

test('a longer cart is listed with one row for each product', () => {
  const lines = Array.from({ length: 40 }, (_, i) => line({ size: String(36 + (i % 9)) }));
  const text = orderText(lines);
  expect(text).toContain('Leather Brogues: 5 × 36, 5 × 37');
  expect(text).toContain('Total: KSh 90,000');
});

test('a cart of many products is summarised by category, with count and total', () => {
  const lines = Array.from({ length: 120 }, (_, i) => line({ title: `Shoe model number ${i}` }));
  const text = orderText(lines);
  expect(text).toContain('120 items.');
  expect(text).toContain('Leather Shoes: 120 items, KSh 270,000');
  expect(text).toContain('Total: KSh 270,000');
  expect(text).toContain('Please confirm');
});

test.each([
  ['a 300-letter name', [line({ title: 'ñ'.repeat(300) })]],
  [
    'a cart of long names',
    Array.from({ length: 9 }, (_, i) => line({ title: `${i}${'x'.repeat(300)}` })),
  ],
  [
    'long categories',
    Array.from({ length: 99 }, (_, i) =>
      line({ title: `t${i}`, category: `${i}${'ü'.repeat(99)}` }),
    ),
  ],
])('the message of %s fits into a link and keeps its beginning and end', (_, lines) => {
  const text = orderText(lines);
  expect(encoded(text)).toBeLessThan(serviceLimits.orderTextEncoded);
  expect(text).toContain(`Hello ${shop.name}`);
  expect(text).toMatch(/Please confirm before I pay\.$/);
});

test('a cart’s order names the means to pay that was chosen', () => {
  expect(orderText([line()])).toContain(
    'Payment: M-Pesa send money to 0700 000 122, or bank paybill 100133, account DUKAMFANO.',
  );
  expect(orderText([line()], 'mpesa')).toContain(
    'I will pay KSh 2,250 by M-Pesa send money to 0700 000 122.',
  );
  expect(orderText([line()], 'paybill')).toContain(
    'I will pay KSh 2,250 by bank paybill 100133, account DUKAMFANO.',
  );
});
