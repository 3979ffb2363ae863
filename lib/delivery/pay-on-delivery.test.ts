import type { DeliveryArea } from '@/data/schema/delivery';
import { canPayOnReceipt, isPaidOnDelivery, payOnDeliveryText } from './pay-on-delivery';

const area = (name: string, payOnDelivery: boolean, over: Partial<DeliveryArea> = {}) => ({
  name,
  feeKes: 100,
  means: 'By rider',
  time: '1 day',
  payOnDelivery,
  ...over,
});

test('the areas where an order is paid when it arrives are named, in the owner’s order', () => {
  const areas = [area('Town', true), area('Estates', false), area('Next town', true)];
  expect(payOnDeliveryText(areas)).toBe('Pay when it arrives in Town, Next town.');
});

test('an order that is collected does not arrive', () => {
  const stall = area('Stall', true, { pickUp: true });
  expect(payOnDeliveryText([stall, area('Town', true), area('Estates', false)])).toBe(
    'Pay when it arrives in Town.',
  );
  expect(payOnDeliveryText([stall, area('Town', false)])).toBeUndefined();
  expect(payOnDeliveryText([stall])).toBeUndefined();
});

test('a shop that takes no money on delivery says nothing of it, one that always does names no area', () => {
  expect(payOnDeliveryText([])).toBeUndefined();
  expect(payOnDeliveryText([area('Town', false)])).toBeUndefined();
  expect(payOnDeliveryText([area('Town', true), area('Estates', true)])).toBe(
    'Pay when it arrives, everywhere we deliver.',
  );
});

test('a shop that takes money from who collects alone has no paying on delivery', () => {
  const stall = area('Stall', true, { pickUp: true });
  const [far, near] = [area('Estates', false), area('Town', true)];
  expect(isPaidOnDelivery([])).toBe(false);
  expect(isPaidOnDelivery([stall, far])).toBe(false);
  expect(isPaidOnDelivery([stall, far, near])).toBe(true);
});

test('an order is paid on receipt by its area, and without one as the shop takes money on delivery', () => {
  const stall = area('Stall', true, { pickUp: true });
  const [far, near] = [area('Estates', false), area('Town', true)];
  const only = [stall, far];
  expect(only.map((one) => canPayOnReceipt(one, only))).toEqual([true, false]);
  expect(canPayOnReceipt(undefined, only)).toBe(false);
  expect(canPayOnReceipt(undefined, [...only, near])).toBe(true);
  expect(canPayOnReceipt(far, [...only, near])).toBe(false);
});
