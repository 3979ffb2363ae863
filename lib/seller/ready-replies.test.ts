import { lineWith } from '@/e2e/shop/builders';
import type { LineToday } from '@/lib/cart/cart-today';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import type { OrderFacts } from '@/lib/order/order-link-format';
import { amountsToday, soldOutReply } from './ready-replies';

const [, rider] = deliveryAreas;
const reference = '7K2Q1';
const lines = [{ id: 'boot', size: '42', priceKes: 1600, quantity: 2 }];
const orderTo = (area = '', feeKes?: number): OrderFacts => ({
  reference,
  day: 300,
  area,
  ...(feeKes !== undefined && { feeKes }),
  place: '',
  payBy: 'undecided',
});

const lineToday = (over: Partial<LineToday> = {}): LineToday => ({
  ...lineWith({ id: 'boot', size: '42', priceKes: 1600 }),
  sizes: ['40', '41', '42', '43', '44'],
  ...over,
});

test.each([
  ['both neighbours', '42', ['42'], '42 is sold out: 41 or 43?'],
  ['the nearest two', '42', ['42', '43'], '42 is sold out: 41 or 44?'],
  ['those above the smallest', '40', [], '40 is sold out: 41 or 42?'],
  ['those below the largest', '44', ['42'], '44 is sold out: 41 or 43?'],
  ['one that is left', '42', ['40', '41', '42', '44'], '42 is sold out: 43 instead?'],
  ['those around a size that is gone', '41.5', [], '41.5 is sold out: 41 or 42?'],
  ['those nearest to a larger size that is gone', '47', [], '47 is sold out: 43 or 44?'],
  [
    'another product',
    '42',
    ['40', '41', '42', '43', '44'],
    'Boots is sold out. Would you like to see something like it?',
  ],
])('a sold-out size is answered with %s', (_, size, soldOutSizes, reply) => {
  const line = lineToday({ size, soldOutSizes });
  expect(soldOutReply(line, false)).toBe(reply);
});

test('a product that is gone is answered with another one', () => {
  const { sizes, ...line } = lineToday({ unavailable: 'gone', title: 'boot' });
  expect(soldOutReply(line, false)).toMatch(/^boot is sold out\. Would you like/);
});

test('while today’s sizes are not known the reply asks for another size', () => {
  const { sizes, ...line } = lineToday();
  expect(soldOutReply(line, false)).toBe('42 is sold out. Would you like another size?');
});

test('a sold-out size names its product in an order of several products', () => {
  const reply = soldOutReply(lineToday(), true);
  expect(reply).toBe('Boots, size 42 is sold out: 41 or 43?');
});

test.each([
  ['the same', {}, rider?.feeKes, 'same'],
  ['of a lower price than today', { priceKes: 1700 }, rider?.feeKes, 'changed'],
  ['of another fee than today', {}, 1, 'changed'],
  ['not known today', { sizes: undefined }, rider?.feeKes, 'unknown'],
  [
    'of a product that is gone',
    { unavailable: 'gone', sizes: undefined },
    rider?.feeKes,
    'changed',
  ],
] as const)('amounts that are %s are noticed', (_, over, feeKes, result) => {
  const line = { ...lineToday(), ...over } as LineToday;
  expect(amountsToday({ lines, order: orderTo(rider?.name, feeKes) }, [line])).toBe(result);
});

describe('a large order at a step, whose delivery the shop says', () => {
  const priceSteps = { group: 'product:boot', steps: [{ from: 6, priceKes: 1500 }] };
  const ordered = [
    { id: 'boot', size: '42', quantity: 5, priceKes: 1500, priceSteps },
    { id: 'boot', size: '43', quantity: 1, priceKes: 1500, priceSteps },
  ];
  const order = orderTo(rider?.name);
  const today = ordered.map(({ size, quantity }) => lineToday({ size, quantity, priceSteps }));

  test('has today’s amounts, also when a size is sold out since', () => {
    const [one, other] = today;
    const soldOut = { ...other, unavailable: 'soldOut' } as LineToday;
    expect(amountsToday({ lines: ordered, order }, today)).toBe('same');
    expect(amountsToday({ lines: ordered, order }, [one, soldOut] as LineToday[])).toBe('same');
  });

  test.each([0, rider?.feeKes])('has not today’s amounts with a fee of KSh %i', (feeKes) => {
    const said = { lines: ordered, order: orderTo(rider?.name, feeKes) };
    expect(amountsToday(said, today)).toBe('changed');
  });

  test('has unknown amounts where today’s catalogue does not say', () => {
    const kept = ordered.map(({ size, quantity }) =>
      lineWith({ id: 'boot', size, quantity, priceKes: 1500 }),
    );
    const plain = ordered.map(({ priceSteps: _, ...line }) => line);
    expect(amountsToday({ lines: plain, order }, kept)).toBe('unknown');
  });
});
