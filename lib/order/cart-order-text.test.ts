import { payments, shop } from '@/e2e/shop/whole-shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { freeDeliveryFromKes } from '@/lib/facts/policies';
import { formatKes } from '@/lib/format/money';
import { longestChatText, longestOrderLink } from '@/lib/values/limits';
import { cartOrder } from './cart-order-text';
import { parseLink } from './order-link-format';
import { type OrderLine, orderText as plainText } from './order-text';
import type { PayBy } from './pay-way';

const [pickUp, town] = deliveryAreas;
const orderText = (lines: readonly OrderLine[], payBy?: PayBy) =>
  cartOrder(lines, payBy && { payBy, destination: { area: pickUp, place: '' } }).text;

const line = (over: Partial<OrderLine> = {}): OrderLine => ({
  title: 'Leather Brogues',
  category: 'Leather Shoes',
  size: '41',
  quantity: 1,
  priceKes: 2250,
  ...over,
});
const encoded = (text: string) => encodeURIComponent(text).length;

test('who collects an order can pay then, others on delivery', () => {
  const open = (area = town) =>
    cartOrder([line()], { payBy: 'undecided', destination: { area, place: '' } }).text;
  expect(open(pickUp)).toContain('pay when I collect it');
  expect(open(pickUp)).not.toContain('on delivery');
  expect(open()).toContain('pay on delivery');
});

test('eleven lines are listed one by one', () => {
  const text = orderText(Array.from({ length: 11 }, () => line()));
  expect(text).toContain('11. Leather Brogues');
  expect(encoded(text)).toBeLessThan(longestChatText);
});

test('a longer cart is listed with one row for each product', () => {
  const lines = Array.from({ length: 40 }, (_, i) => line({ size: String(36 + (i % 9)) }));
  const text = orderText(lines);
  expect(text).toContain('Leather Brogues: 5 × 36, 5 × 37');
  expect(text).toContain('Total: KSh 90,000');
});

const differentLines = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    line({ title: `Loafers nr ${i + 10}`, size: '42', quantity: 2, priceKes: 2800 }),
  );

test('25 different lines fit into a link, each with product, size, quantity and sum', () => {
  const { text, whole } = cartOrder(differentLines(25));
  expect(encoded(text)).toBeLessThan(longestChatText);
  expect(text).toContain('2 x 42 Loafers nr 10 5,600');
  expect(text).toContain('2 x 42 Loafers nr 34 5,600');
  expect(whole).toBeUndefined();
});

test('a cart of more lines shows as many as fit, counts the others and has them all in the whole order', () => {
  const { text, whole = '' } = cartOrder(differentLines(60));
  expect(encoded(text)).toBeLessThan(longestChatText);
  const shown = text.match(/2 x 42 Loafers nr \d\d 5,600/g) ?? [];
  expect(shown.length).toBeGreaterThanOrEqual(20);
  expect(text).toContain(`and ${60 - shown.length} more. I will send the full list next.`);
  expect(text).toContain('Total: KSh 336,000');
  expect(text).toContain('once you send me the total');
  for (let i = 0; i < 60; i += 1) {
    expect(whole).toContain(`${i + 1}. Loafers nr ${i + 10}, size 42, 2 × KSh 2,800 = KSh 5,600`);
  }
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
  expect(encoded(text)).toBeLessThan(longestChatText);
  expect(text).toContain(`Hello ${shop.name}`);
  expect(text).toMatch(/(Please confirm before I pay|once you send me the total)\.$/);
});

test('a cart’s order names the means to pay that was chosen', () => {
  expect(orderText([line()])).toContain(
    'I have not chosen how to pay. I can use M-Pesa till 100144, bank paybill 100133, account DUKA MFANO, or M-Pesa send money to 0700 000 122. Please confirm before I pay.',
  );
  expect(orderText([line()], 'mpesa')).toContain(
    'I will pay KSh 2,250 by M-Pesa send money to 0700 000 122.',
  );
  expect(orderText([line()], 'paybill')).toContain(
    'I will pay KSh 2,250 by bank paybill 100133, account DUKA MFANO.',
  );
});

test.each([
  ['till', 'I will pay KSh 2,560 by M-Pesa till 100144. Please confirm before I pay.'],
  ['delivery', 'I will pay KSh 2,560 when I receive it. Please confirm the order.'],
  [
    'card',
    'I will pay KSh 2,560 ($20.00 USD) for the goods by card or PayPal. Please confirm before I pay.',
  ],
] as const)('a cart’s order to be paid by %s says so', (payBy, sentence) => {
  const text = orderText([line({ priceKes: 2560 })], payBy);
  expect(text.split('\n').at(-1)).toBe(sentence);
});

test('an order without an area says that delivery comes to the sum, unless it is free everywhere', () => {
  const last = (payBy: PayBy, priceKes: number, area?: typeof town) =>
    cartOrder([line({ priceKes })], { payBy, destination: { area, place: '' } })
      .text.split('\n')
      .at(-1);
  expect(last('till', 2250)).toBe(
    'I will pay KSh 2,250 plus the delivery fee by M-Pesa till 100144. Please confirm before I pay.',
  );
  expect(last('delivery', 2250)).toBe(
    'I will pay KSh 2,250 plus the delivery fee when I receive it. Please confirm the order.',
  );
  expect(last('card', 2250)).not.toContain('delivery');
  expect(last('till', 2250, town)).not.toContain('delivery');
  const free = freeDeliveryFromKes ?? Number.NaN;
  expect(last('till', free)).toContain(`I will pay ${formatKes(free)} by`);
});

test('a large order whose prices are known asks for the cost of its delivery, in the message and in its link', () => {
  const priceSteps = { group: 'product:tee', steps: [{ from: 4, priceKes: 420 }] };
  const quantity = shop.wholesaleAbove + 1;
  const tees = (more: Partial<OrderLine> = {}) => [line({ id: 'tee', priceSteps, ...more })];
  const order = (lines: readonly OrderLine[]) =>
    cartOrder(lines, {
      payBy: 'till',
      destination: { area: town, place: '' },
      identity: { reference: '7K2Q1', day: 326, at: 0, address: 'https://shop.example/order/' },
    });
  const large = order(tees({ quantity, priceKes: 420 }));
  expect(large.text).toContain('Deliver to: Sampletown. Please tell me what delivery costs.');
  expect(large.text).toContain('I will pay KSh 2,100 plus the delivery fee by M-Pesa till 100144.');
  expect(large.text).not.toMatch(/wholesale|To pay/);
  expect(parseLink(large.code ?? '')).not.toHaveProperty('order.feeKes');
  const small = order(tees({ quantity: quantity - 1, priceKes: 420 }));
  expect(small.text).toContain('Deliver to: Sampletown. Delivery: KSh 150.\n');
  expect(small.text).toContain('\nTo pay: KSh 1,830\n');
  expect(parseLink(small.code ?? '')).toHaveProperty('order.feeKes', 150);
});

test('a card pays the goods and every other way the whole to pay', () => {
  const [, area] = deliveryAreas;
  const last = (payBy: PayBy) =>
    cartOrder([line()], { payBy, destination: { area, place: '' } }).text;
  expect(last('card')).toContain('I will pay KSh 2,250 (');
  expect(last('delivery')).toContain('I will pay KSh 2,400 when');
  expect(last('till')).toContain('I will pay KSh 2,400 by');
});

test('a cart’s order with an area and a means to pay names the fee and the whole to pay', () => {
  const [, area] = deliveryAreas;
  const { text } = cartOrder([line()], {
    payBy: 'mpesa',
    destination: { area, place: 'beside the petrol station' },
  });
  expect(text).toContain(
    'Total: KSh 2,250\nDeliver to: Sampletown, beside the petrol station. Delivery: KSh 150.\nTo pay: KSh 2,400\n',
  );
  expect(text).toContain('I will pay KSh 2,400 by M-Pesa');
});

const wholesale = [line({ quantity: shop.wholesaleAbove + 1, priceKes: 15000 })];
const till = 'M-Pesa till 100144';
const mpesa = 'M-Pesa send money to 0700 000 122';
const paybill = 'bank paybill 100133, account DUKA MFANO';

test.each([
  ['undecided', 'I have not chosen how to pay. I will pay once you send me the total.'],
  ['mpesa', `Payment: ${mpesa}. I will pay once you send me the total.`],
  ['till', 'Payment: M-Pesa till 100144. I will pay once you send me the total.'],
  ['paybill', `Payment: ${paybill}. I will pay once you send me the total.`],
  ['delivery', 'I will pay on delivery, once you send me the total.'],
  ['card', 'I have not chosen how to pay. I will pay once you send me the total.'],
] as const)(
  'a cart’s order that asks for the wholesale price, to be paid by %s, has its total and no other sum to pay',
  (payBy, sentence) => {
    const [, area] = deliveryAreas;
    const { text } = cartOrder(wholesale, {
      payBy,
      destination: { area, place: '' },
    });
    expect(text.split('\n').slice(-5)).toEqual([
      'Total: KSh 75,000',
      'Please give me your wholesale price for this.',
      'Deliver to: Sampletown. Please tell me what delivery costs.',
      '',
      sentence,
    ]);
  },
);

const identity = { reference: '7K2Q1', day: 326, at: 0, address: 'https://shop.example/order/' };

test('the message of an order has its reference in the first line and its link at the end', () => {
  const { text, code } = cartOrder([line({ id: 'brogue' })], {
    payBy: 'mpesa',
    identity,
  });
  const rows = text.split('\n');
  expect(rows[0]).toContain(`${shop.orderPrefix}-7K2Q1`);
  expect(rows.at(-1)?.endsWith(`https://shop.example/order/#${code}`)).toBe(true);
  expect(parseLink(code ?? '')).toEqual({
    lines: [{ id: 'brogue', size: '41', priceKes: 2250, quantity: 1 }],
    order: { reference: '7K2Q1', day: 326, area: '', place: '', payBy: 'mpesa' },
  });
});

test('the link of a long order has every line, also those that the message leaves out', () => {
  const lines = differentLines(60).map((one, at) => ({ ...one, id: `loafer-${at}` }));
  const { text, whole, code } = cartOrder(lines, { identity });
  expect(text).toMatch(/and \d+ more: see the link below\./);
  expect(text.endsWith(`#${code}`)).toBe(true);
  expect(whole?.endsWith(`#${code}`)).toBe(true);
  expect(parseLink(code ?? '')).toMatchObject({ lines: lines.map(({ id }) => ({ id })) });
  expect(encoded(text.slice(0, text.lastIndexOf('\n\n')))).toBeLessThan(longestChatText);
});

test('an order that no link can carry has its reference and no link', () => {
  const { text, code } = cartOrder([line()], { identity });
  expect(code).toBeUndefined();
  expect(text).toContain('7K2Q1');
  expect(text).toMatch(/Please confirm before I pay\.$/);
});

test('a link that is longer than a message carries is left out', () => {
  const lines = Array.from({ length: 150 }, (_, at) => line({ id: `leather-shoe-${at}` }));
  const { text, code = '' } = cartOrder(lines, { identity });
  expect(code.length).toBeGreaterThan(longestOrderLink);
  expect(text).toMatch(/once you send me the total\.$/);
});

test('the message of a changed order names the order that it takes the place of', () => {
  const { text } = cartOrder([line()], {
    identity: { ...identity, replaces: '00001' },
  });
  expect(text.split('\n')[1]).toBe(`This replaces my order ${shop.orderPrefix}-00001.`);
});

test('a cart of which nothing is chosen says so, and else has the words of plain lines', () => {
  const lines = [line(), line({ title: 'Sandals' })];
  const rows = orderText(lines).split('\n');
  const plain = plainText(lines).split('\n');
  expect(rows).toEqual([
    ...plain.slice(0, -2),
    'I have not chosen where to deliver.',
    '',
    `I have not chosen how to pay. I can use ${till}, ${paybill}, or ${mpesa}. Please confirm before I pay.`,
  ]);
});

test('an order without a way to pay names paying on delivery where its area allows that', () => {
  const [, near, far] = deliveryAreas;
  const said = (area: typeof near) =>
    cartOrder([line()], { destination: { area, place: '' } }).text;
  expect(said(near)).toContain(`${paybill}, pay on delivery, or ${mpesa}.`);
  expect(said(far)).not.toContain('pay on delivery');
});

test('an order without a way to pay names the shop’s ways, in their order', () => {
  const { mpesaNumber, paybill: bank, till: stand } = payments;
  const named = (facts: Partial<typeof payments>) => {
    Object.assign(payments, { mpesaNumber: '', paybill: undefined, till: undefined }, facts);
    const row = orderText([line()]).split('\n').at(-1);
    Object.assign(payments, { mpesaNumber, paybill: bank, till: stand });
    return row?.match(
      /^I have not chosen how to pay\. I can use (.*)\. Please confirm before I pay\.$/,
    )?.[1];
  };
  expect(named({ till: stand, mpesaNumber })).toBe(`${till}, or ${mpesa}`);
  expect(named({ till: stand, paybill: bank })).toBe(`${till}, or ${paybill}`);
  expect(named({ till: stand })).toBe(till);
  expect(named({ mpesaNumber, paybill: bank })).toBe(`${paybill}, or ${mpesa}`);
});

test('a cart with a place and no area says where it goes, and does not say that this is open', () => {
  const { text } = cartOrder([line()], { destination: { place: 'Kisumu' } });
  expect(text).toContain('Deliver to: Kisumu.');
  expect(text).not.toContain('I have not chosen where to deliver.');
});
