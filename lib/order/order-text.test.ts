import { shop } from '@/e2e/shop/whole-shop';
import { fitsInLink } from './message-length';
import {
  helloText,
  type OrderLine,
  orderText as orderTextIn,
  productOrderText,
  questionText,
} from './order-text';

const orderText = (lines: readonly OrderLine[]) => orderTextIn(lines);

const line = (over: Partial<OrderLine> = {}): OrderLine => ({
  title: 'Leather Brogues',
  category: 'Leather Shoes',
  size: '41',
  quantity: 1,
  priceKes: 2250,
  ...over,
});

test('an order lists each product, size, quantity and price, and the total', () => {
  const text = orderText([
    line({ quantity: 2 }),
    line({ title: 'Sunrise T-shirt', size: 'XL', priceKes: 450 }),
  ]);
  expect(text).toContain('1. Leather Brogues, size 41, 2 × KSh 2,250 = KSh 4,500');
  expect(text).toContain('2. Sunrise T-shirt, size XL, 1 × KSh 450 = KSh 450');
  expect(text).toContain('Total: KSh 4,950');
});

test('an order names each means to pay, the till before the others', () => {
  expect(orderText([line()])).toContain(
    'Payment: M-Pesa till 100144, bank paybill 100133, account DUKA MFANO, or M-Pesa send money to 0700 000 122.',
  );
});

test('more items than the shop’s limit ask for the wholesale price, as many as the limit do not', () => {
  const most = shop.wholesaleAbove;
  expect(orderText([line({ quantity: most })])).not.toContain('wholesale');
  expect(orderText([line({ quantity: most + 1 })])).toContain('wholesale price');
  expect(orderText([line({ quantity: most }), line()])).toContain('wholesale price');
});

test('an order that asks for the wholesale price is paid after the shop’s answer', () => {
  const [message, paid] = [shop.wholesaleAbove + 1, shop.wholesaleAbove].map((quantity) =>
    orderText([line({ quantity })])
      .split('\n')
      .at(-1),
  );
  expect(message).toBe(
    'Payment: M-Pesa till 100144, bank paybill 100133, account DUKA MFANO, or M-Pesa send money to 0700 000 122. I will pay once you send me the total.',
  );
  expect(paid).toContain('Please confirm before I pay.');
});

test('a question names the product and a greeting names the shop', () => {
  expect(questionText('Leather Brogues')).toContain('Leather Brogues');
  expect(helloText()).toContain(shop.name);
});

test('the order and the question about a product with a long name fit into a link', () => {
  const title = `${'ñ'.repeat(299)}é`;
  const order = productOrderText(line({ title, quantity: 4 }));
  expect(fitsInLink(order)).toBe(true);
  expect(order).toContain('ñ…, size 41, 4 × KSh 2,250 = KSh 9,000');
  expect(order).toMatch(/Please confirm before I pay\.$/);
  expect(fitsInLink(questionText(title))).toBe(true);
  expect(productOrderText(line())).toBe(orderText([line()]));
});
