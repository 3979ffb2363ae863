import { shop } from '@/data/shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { longestChatText } from '@/lib/values/limits';
import { paidOrderText } from './paid-order-text';

const [, near] = deliveryAreas;
const line = (title = 'Brogues') => ({
  title,
  category: 'Shoes',
  size: '40',
  quantity: 2,
  priceKes: 2560,
});
const identity = { reference: '7K2Q1', day: 326, at: 0, address: 'https://shop.example/order/' };
const text = (destination = { place: '' }) =>
  paidOrderText({ lines: [line()], id: 'ORDER-1' }, destination, identity).text;

test('the message after a card payment has the paid lines, the PayPal order and room for the place', () => {
  expect(text()).toBe(
    [
      `Hello ${shop.name}, I have paid by card or PayPal (${shop.orderPrefix}-7K2Q1):`,
      '',
      '1. Brogues, size 40, 2 × KSh 2,560 = KSh 5,120',
      '',
      'Paid: KSh 5,120 ($40.00 USD), PayPal order ORDER-1.',
      'Deliver to: ',
    ].join('\n'),
  );
});

test('the message after a card payment names the chosen place, its day and nothing more to pay', () => {
  const sent = paidOrderText(
    { lines: [{ ...line(), quantity: 1 }], id: 'ORDER-1' },
    { area: near, place: 'the stage' },
    identity,
  ).text;
  expect(sent).toMatch(
    /ORDER-1\.\nDeliver to: Sampletown, the stage\. Delivery: KSh 150\.\nI should get it by Friday, 27 November\.$/,
  );
});

test('the message of a changed order that is paid names the order that it takes the place of', () => {
  const order = { lines: [line()], id: 'ORDER-1' };
  const changed = { ...identity, replaces: '00000' };
  expect(paidOrderText(order, { place: '' }, changed).text.split('\n')[1]).toBe(
    `This replaces my order ${shop.orderPrefix}-00000.`,
  );
});

test('the message of a long paid order fits into a link, and the whole order has every line', () => {
  const lines = Array.from({ length: 60 }, (_, at) => line(`Loafers nr ${at + 10}`));
  const sent = paidOrderText({ lines, id: 'ORDER-1' }, { place: '' }, identity);
  expect(encodeURIComponent(sent.text).length).toBeLessThan(longestChatText);
  expect(sent.text).toContain('PayPal order ORDER-1');
  expect(sent.whole).toContain('60. Loafers nr 69, size 40');
});
