import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { type OrderState, type StepName, withoutLast, withStep } from '@/lib/order/order-state';
import type { PayBy } from '@/lib/order/pay-way';
import { referenceOfText } from '@/lib/order/reference';
import { nextOrderSteps } from './next-order-steps';

const [pickUp = { name: '' }, rider = { name: '' }] = deliveryAreas;

const after = (steps: readonly StepName[]) =>
  steps.reduce<OrderState | undefined>((state, is, at) => withStep(state, { is, at }), undefined);
const orderIn = (area: string, payBy: PayBy = 'till', state?: OrderState) => ({
  lines: [{ id: 'boot', size: '42', priceKes: 1600, quantity: 2 }],
  order: { reference: referenceOfText('an order'), day: 300, area, place: '', payBy },
  ...(state && { state }),
});

test.each<[area: string, payBy: PayBy, steps: StepName[], next: StepName[]]>([
  [rider.name, 'till', [], ['confirmed', 'paid', 'packed', 'sent', 'collected', 'cancelled']],
  [rider.name, 'till', ['confirmed'], ['paid', 'packed', 'sent', 'collected', 'cancelled']],
  [rider.name, 'till', ['paid'], ['confirmed', 'packed', 'sent', 'collected', 'cancelled']],
  [rider.name, 'till', ['confirmed', 'packed'], ['paid', 'sent', 'collected', 'cancelled']],
  [rider.name, 'till', ['confirmed', 'paid', 'packed'], ['sent', 'collected', 'cancelled']],
  [rider.name, 'delivery', ['confirmed'], ['packed', 'sent', 'paid', 'collected', 'cancelled']],
  [rider.name, 'delivery', ['confirmed', 'packed', 'sent'], ['paid', 'collected', 'cancelled']],
  [pickUp.name, 'till', ['confirmed', 'paid', 'packed'], ['ready', 'collected', 'cancelled']],
  ['', 'till', ['confirmed', 'paid', 'packed'], ['sent', 'ready', 'collected', 'cancelled']],
  ['', 'till', ['confirmed', 'paid', 'packed', 'ready'], ['collected', 'cancelled']],
  ['Atlantis', 'card', ['paid', 'confirmed', 'packed', 'sent'], ['collected', 'cancelled']],
  [rider.name, 'till', ['confirmed', 'sent', 'collected'], ['paid']],
  [rider.name, 'till', ['confirmed', 'paid', 'sent', 'collected'], []],
  [rider.name, 'till', ['confirmed', 'cancelled'], []],
])('in area "%s", paid by %s, after %j come %j', (area, payBy, steps, next) => {
  expect(nextOrderSteps(orderIn(area, payBy, after(steps)))).toEqual(next);
});

test('a step that was taken back can be taken again', () => {
  const state = after(['confirmed', 'cancelled']) as OrderState;
  expect(nextOrderSteps(orderIn(rider.name, 'till', withoutLast(state, 9)))[0]).toBe('paid');
});
