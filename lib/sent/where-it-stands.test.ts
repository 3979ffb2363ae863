import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { linkDay } from '@/lib/order/order-link-facts';
import type { OrderContent } from '@/lib/order/order-link-format';
import { type StepName, stateMinute } from '@/lib/order/order-state';
import { hasLeft, isAgreed, isOver, listedSteps, orderSumKes, saidStep } from './where-it-stands';

const [stand, town] = deliveryAreas;

/** The steps of an order of the 23rd that has taken these, one a day from the 24th on: '·' are still to come. */
function stepsOf(taken: readonly StepName[], over: Partial<OrderContent['order']> = {}) {
  const steps = taken.map((is, at) => ({
    is,
    at: stateMinute(Date.parse(`2026-11-${24 + at}T23:30+03:00`)),
  }));
  const content: OrderContent = {
    lines: [{ id: 'boot', size: '42', priceKes: 1000, quantity: 1 }],
    order: {
      reference: '',
      day: linkDay(Date.parse('2026-11-23T09:00+03:00')),
      area: town?.name ?? '',
      place: '',
      payBy: 'till',
      ...over,
    },
    ...(steps.length > 0 && { state: { steps, at: 1 } }),
  };
  return listedSteps(content).map(({ is, day, isCurrent }) => {
    const on = day === undefined ? '·' : new Date(day).getUTCDate();
    return `${is} ${on}${isCurrent ? ' here' : ''}`;
  });
}

test.each<[string, readonly StepName[], Partial<OrderContent['order']>, string]>([
  ['new', [], {}, 'new 23 here, confirmed ·, paid ·, packed ·, sent ·, collected ·'],
  [
    'to be paid on delivery',
    [],
    { payBy: 'delivery' },
    'new 23 here, confirmed ·, packed ·, sent ·, collected ·',
  ],
  [
    'to be picked up',
    ['confirmed'],
    { area: stand?.name ?? '' },
    'new 23, confirmed 24 here, paid ·, packed ·, ready ·, collected ·',
  ],
  [
    'paid',
    ['confirmed', 'paid'],
    {},
    'new 23, confirmed 24, paid 25 here, packed ·, sent ·, collected ·',
  ],
  ['sent at once', ['sent'], {}, 'new 23, sent 24 here, collected ·'],
  [
    'sent though it was to be picked up',
    ['confirmed', 'sent'],
    { area: stand?.name ?? '' },
    'new 23, confirmed 24, sent 25 here, collected ·',
  ],
  [
    'sent and paid after that',
    ['sent', 'paid'],
    { payBy: 'delivery' },
    'new 23, sent 24, paid 25 here, collected ·',
  ],
  [
    'collected and paid after that',
    ['sent', 'collected', 'paid'],
    { payBy: 'delivery' },
    'new 23, sent 24, collected 25, paid 26 here',
  ],
  [
    'cancelled and paid after that',
    ['cancelled', 'paid'],
    {},
    'new 23, cancelled 24, paid 25 here',
  ],
  ['collected', ['confirmed', 'collected'], {}, 'new 23, confirmed 24, collected 25 here'],
  ['cancelled', ['confirmed', 'cancelled'], {}, 'new 23, confirmed 24, cancelled 25 here'],
  [
    'confirmed again after it was cancelled',
    ['confirmed', 'cancelled', 'confirmed'],
    {},
    'new 23, confirmed 26 here, paid ·, packed ·, sent ·, collected ·',
  ],
])('the steps of an order that is %s', (_, taken, over, expected) => {
  expect(stepsOf(taken, over).join(', ')).toBe(expected);
});

const areas = { brought: town?.name ?? '', fetched: stand?.name ?? '', none: '' };

test.each<[keyof typeof areas, readonly StepName[], ReturnType<typeof saidStep>]>([
  ['brought', ['sent'], 'delivered'],
  ['brought', [], 'delivered'],
  ['brought', ['sent', 'collected', 'paid'], 'delivered'],
  ['fetched', ['ready'], 'collected'],
  ['fetched', [], 'collected'],
  ['fetched', ['ready', 'sent'], 'delivered'],
  ['none', ['sent'], 'delivered'],
  ['none', ['ready', 'paid'], 'collected'],
  ['none', ['sent', 'ready'], 'collected'],
  ['none', [], 'delivered'],
])('the last step of an order to be %s is, after %j, said to be “%s”', (area, taken, said) => {
  const content: OrderContent = {
    lines: [],
    order: { reference: '', day: 300, area: areas[area], place: '', payBy: 'till' },
    state: { steps: taken.map((is, at) => ({ is, at })), at: 9 },
  };
  expect(saidStep('collected', content)).toBe(said);
  expect(saidStep('sent', content)).toBe('sent');
});

test.each<[readonly StepName[], hasLeft: boolean, isOver: boolean]>([
  [['confirmed', 'paid'], false, false],
  [['packed', 'paid'], false, false],
  [['ready', 'paid'], true, false],
  [['sent', 'paid'], true, false],
  [['collected', 'paid'], true, true],
  [['cancelled', 'paid'], true, true],
])('after %j it has left: %s, and is over: %s', (taken, left, over) => {
  const state = { steps: taken.map((is, at) => ({ is, at })), at: 9 };
  expect([hasLeft(state), isOver(state)]).toEqual([left, over]);
  expect(isAgreed(state)).toBe(!over);
});

test.each<[string, { quantity?: number; feeKes?: number; toPayKes?: number }, number | undefined]>([
  ['with its fee is the goods and the fee', { feeKes: 250 }, 3450],
  ['without a fee is open', {}, undefined],
  ['that asks for the wholesale price is open', { quantity: 50, feeKes: 250 }, undefined],
  ['is what the shop has confirmed', { feeKes: 250, toPayKes: 3000 }, 3000],
  ['at the wholesale price is what the shop has confirmed', { quantity: 50, toPayKes: 9000 }, 9000],
])('the sum of an order %s', (_, { quantity = 2, feeKes, toPayKes }, sum) => {
  const content: OrderContent = {
    lines: [{ id: 'boot', size: '42', priceKes: 1600, quantity }],
    order: {
      reference: '',
      day: 300,
      area: '',
      place: '',
      payBy: 'till',
      ...(feeKes !== undefined && { feeKes }),
    },
    ...(toPayKes && { state: { at: 1, steps: [{ is: 'confirmed', at: 1 }], toPayKes } }),
  };
  expect(orderSumKes(content)).toBe(sum);
});
