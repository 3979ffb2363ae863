import { shop } from '@/data/shop';
import { en } from '@/data/words/en';
import { limits } from '@/lib/site/limits';
import {
  fitsInLink,
  helloText,
  type OrderLine,
  orderText as orderTextIn,
  type PayBy,
  questionText,
} from './order-text';

const orderText = (lines: readonly OrderLine[], payBy?: PayBy) =>
  orderTextIn(en.order, lines, payBy);

const line = (over: Partial<OrderLine> = {}): OrderLine => ({
  title: 'Leather Brogues',
  category: 'Leather Shoes',
  size: '41',
  quantity: 1,
  price: 'KSh 2,250',
  ...over,
});
const encoded = (text: string) => encodeURIComponent(text).length;

test('an order lists each product, size, quantity and price, and the total', () => {
  const text = orderText([
    line({ quantity: 2 }),
    line({ title: 'Sunrise T-shirt', size: 'XL', price: 'KSh 450' }),
  ]);
  expect(text).toContain('1. Leather Brogues, size 41, 2 × KSh 2,250 = KSh 4,500');
  expect(text).toContain('2. Sunrise T-shirt, size XL, 1 × KSh 450 = KSh 450');
  expect(text).toContain('Total: KSh 4,950');
});

test('an order names the way to pay', () => {
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

test('more items than the shop’s limit ask for the wholesale price, as many as the limit do not', () => {
  const most = shop.wholesaleAbove;
  expect(orderText([line({ quantity: most })])).not.toContain('wholesale');
  expect(orderText([line({ quantity: most + 1 })])).toContain('wholesale price');
  expect(orderText([line({ quantity: most }), line()])).toContain('wholesale price');
});

test('twelve lines are listed one by one', () => {
  const text = orderText(Array.from({ length: 12 }, () => line()));
  expect(text).toContain('12. Leather Brogues');
  expect(encoded(text)).toBeLessThan(limits.orderTextEncoded);
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
  expect(encoded(text)).toBeLessThan(limits.orderTextEncoded);
  expect(text).toContain(`Hello ${shop.name}`);
  expect(text).toMatch(/Please confirm before I pay\.$/);
});

test('whether a message fits into a link depends on its encoded length', () => {
  expect(fitsInLink('x'.repeat(1499))).toBe(true);
  expect(fitsInLink('x'.repeat(1500))).toBe(false);
  expect(fitsInLink(' '.repeat(500))).toBe(false);
});

test('a question names the product and a greeting names the shop', () => {
  expect(questionText(en.order, 'Leather Brogues')).toContain('Leather Brogues');
  expect(helloText(en.order)).toContain(shop.name);
});
