import { lineWith } from '@/e2e/shop/builders';
import { freeDeliveryFromKes, shop } from '@/e2e/shop/whole-shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { orderCode } from '@/lib/order/order-link-facts';
import { parseLink } from '@/lib/order/order-link-format';
import { referenceOfText } from '@/lib/order/reference';
import { longestPlace } from '@/lib/values/limits';
import {
  type Destination,
  deliveryFeeKes,
  deliveryRows,
  destinationOf,
  goodsOf,
  isFeeOpen,
  toFreeDeliveryKes,
  toPayKes,
  toPayRows,
} from './delivery';

const [, town, anyTown] = deliveryAreas;
const [pickUp] = deliveryAreas;
const to = (area: Destination['area'], place = ''): Destination => ({ area, place });
const goods = (kes: number, items = 1) => ({ kes, items });
/** More items than the shop's number, and as many as that. */
const large = (kes: number) => goods(kes, shop.wholesaleAbove + 1);
const small = (kes: number) => goods(kes, shop.wholesaleAbove);
/** Both what is said of where it goes and what is to pay, without a day. */
const rows = (destination: Destination, of = goods(2000)) => [
  ...deliveryRows(destination, of, undefined),
  ...toPayRows(destination, of),
];

afterEach(() => delete process.env.PAGES_LANGUAGE);

test('an area’s fee is added to the goods, up to the sum from which delivery is free', () => {
  expect(deliveryFeeKes(to(town), small(freeDeliveryFromKes - 1))).toBe(150);
  expect(toPayKes(to(town), goods(2000))).toBe(2150);
  expect(deliveryFeeKes(to(town), small(freeDeliveryFromKes))).toBe(0);
  expect(toPayKes(to(town), goods(freeDeliveryFromKes))).toBe(freeDeliveryFromKes);
});

test('without an area the fee is unknown and the goods are to pay', () => {
  expect(deliveryFeeKes(to(undefined), goods(2000))).toBeUndefined();
  expect(toPayKes(to(undefined), goods(2000))).toBe(2000);
});

test('the sum that is missing for free delivery is 0 once it is free', () => {
  expect(toFreeDeliveryKes(to(town), small(freeDeliveryFromKes - 400))).toBe(400);
  expect(toFreeDeliveryKes(to(undefined), goods(freeDeliveryFromKes - 400))).toBe(400);
  expect(toFreeDeliveryKes(to(town), goods(freeDeliveryFromKes + 1))).toBe(0);
  expect(toFreeDeliveryKes(to(pickUp), goods(2000))).toBe(0);
});

test.each([1000, freeDeliveryFromKes - 1, 10 * freeDeliveryFromKes])(
  'a large order of KSh %i can cost more to deliver, so its fee is asked for where there is one',
  (kes) => {
    expect(deliveryFeeKes(to(town), large(kes))).toBeUndefined();
    expect(deliveryFeeKes(to(pickUp), large(kes))).toBe(0);
    expect(toPayKes(to(town), large(kes))).toBe(kes);
    expect(toFreeDeliveryKes(to(town), large(kes))).toBe(0);
    expect(isFeeOpen(undefined, large(kes))).toBe(true);
    expect(isFeeOpen(0, large(kes))).toBe(false);
    expect(rows(to(town, 'by the market'), large(kes))).toEqual([
      'Deliver to: Sampletown, by the market. Please tell me what delivery costs.',
    ]);
    expect(rows(to(pickUp), large(kes))).toEqual(['Collect at the stand. Delivery: free.']);
  },
);

test('delivery without an area is open until the goods come free everywhere', () => {
  expect(isFeeOpen(undefined, small(freeDeliveryFromKes - 1))).toBe(true);
  expect(isFeeOpen(undefined, small(freeDeliveryFromKes))).toBe(false);
});

test('the goods of an order are counted with their quantities, whatever their prices', () => {
  const lines = [
    lineWith({ priceKes: 1000, quantity: 2 }),
    lineWith({ priceKes: 380, quantity: 3 }),
  ];
  expect(goodsOf(lines)).toEqual({ kes: 3140, items: 5 });
});

test('a message names the area, the landmark, the fee and the whole to pay', () => {
  expect(rows(to(town, 'beside the petrol station'))).toEqual([
    'Deliver to: Sampletown, beside the petrol station. Delivery: KSh 150.',
    'To pay: KSh 2,150',
  ]);
});

test('a message names the town in place of an area that stands for any town', () => {
  expect(rows(to(anyTown, 'Kisumu, bus office'))[0]).toBe(
    'Deliver to: Kisumu, bus office. Delivery: KSh 250.',
  );
  expect(rows(to(anyTown))[0]).toBe('Deliver to: Anywhere else. Delivery: KSh 250.');
});

test('a message with free delivery names no further sum', () => {
  expect(rows(to(town), goods(freeDeliveryFromKes))).toEqual([
    'Deliver to: Sampletown. Delivery: free.',
  ]);
  expect(rows(to(pickUp))).toEqual(['Collect at the stand. Delivery: free.']);
});

test('a message names the day by which the order arrives, in English in every language', () => {
  process.env.PAGES_LANGUAGE = 'sw';
  expect(deliveryRows(to(town), goods(2000), Date.UTC(2026, 11, 3))).toEqual([
    'Deliver to: Sampletown. Delivery: KSh 150.',
    'I should get it by Thursday, 3 December.',
  ]);
});

test('a place without an area asks for the fee, and without either the message is silent', () => {
  expect(rows(to(undefined, 'Kisumu'))).toEqual([
    'Deliver to: Kisumu. Please tell me what delivery costs.',
  ]);
  expect(rows(to(undefined))).toEqual([]);
});

test('a stored area that the shop no longer has counts as none, and its place stays', () => {
  expect(destinationOf({ area: 'Sampletown', place: '' }).area).toBe(town);
  expect(destinationOf({ area: 'Atlantis', place: 'Kisumu' })).toEqual({
    area: undefined,
    place: 'Kisumu',
  });
});

test('a place is one line of bounded length without a full stop', () => {
  expect(destinationOf({ area: '', place: ' Kisumu,\n bus  office. ' }).place).toBe(
    'Kisumu, bus office',
  );
  expect(destinationOf({ area: '', place: 'x'.repeat(500) }).place).toHaveLength(longestPlace);
});

test('an order that is picked up has no place', () => {
  expect(destinationOf({ area: 'Collect at the stand', place: 'Kisumu' }).place).toBe('');
});

test('a message has the English name of an area that the page calls otherwise', () => {
  process.env.PAGES_LANGUAGE = 'sw';
  const elsewhere = { name: 'Kwingine', owners: { name: 'Elsewhere' }, means: '', time: '' };
  const area = { ...elsewhere, feeKes: 250, payOnDelivery: false };
  expect(rows(to(area, 'Kisumu'))[0]).toBe('Deliver to: Elsewhere, Kisumu. Delivery: KSh 250.');
  const [line] = [{ id: 'boot', size: '41', quantity: 1, priceKes: 1000 }];
  const code = orderCode(
    [line],
    { reference: referenceOfText('an order'), day: 326 },
    {
      payBy: 'mpesa',
      destination: { area, place: '' },
    },
  );
  expect(parseLink(code ?? '')).toMatchObject({ order: { area: 'Elsewhere' } });
});
