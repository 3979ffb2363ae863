import { deliveryAreas } from '@/data/delivery';
import { payByOf, shopPayWays } from './pay-way';

const [, near, far] = deliveryAreas;
const till = { number: '100144', name: 'STAND' };

test('a shop without a till does not offer one', () => {
  expect(shopPayWays({ till })).toEqual(['mpesa', 'till', 'paybill', 'delivery', 'card']);
  expect(shopPayWays({})).toEqual(['mpesa', 'paybill', 'delivery', 'card']);
});

test('a chosen way to pay that the shop no longer has counts as none', () => {
  expect(payByOf('till', undefined, { till })).toBe('till');
  expect(payByOf('till', undefined, {})).toBe('undecided');
  expect(payByOf('cowries', undefined)).toBe('undecided');
  expect(payByOf('', undefined)).toBe('undecided');
});

test('paying on delivery is possible until an area is chosen that does not allow it', () => {
  expect(payByOf('delivery', undefined)).toBe('delivery');
  expect(payByOf('delivery', near)).toBe('delivery');
  expect(payByOf('delivery', far)).toBe('undecided');
  expect(payByOf('mpesa', far)).toBe('mpesa');
});
