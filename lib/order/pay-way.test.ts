import { deliveryAreas } from '@/data/delivery';
import { type PayTerms, payByOf, shopPayWays } from './pay-way';

const [, near, far] = deliveryAreas;
const to = (area: PayTerms['area']): PayTerms => ({ area, reachable: true, isWholesale: false });
const anywhere = to(undefined);
const till = { number: '100144', name: 'STAND' };

test('a shop without a till does not offer one', () => {
  expect(shopPayWays({ till })).toEqual(['mpesa', 'till', 'paybill', 'delivery', 'card']);
  expect(shopPayWays({})).toEqual(['mpesa', 'paybill', 'delivery', 'card']);
});

test('a chosen way to pay that the shop no longer has counts as none', () => {
  expect(payByOf('till', anywhere, { till })).toBe('till');
  expect(payByOf('till', anywhere, {})).toBe('undecided');
  expect(payByOf('cowries', anywhere)).toBe('undecided');
  expect(payByOf('', anywhere)).toBe('undecided');
});

test('paying on delivery is possible until an area is chosen that does not allow it', () => {
  expect(payByOf('delivery', anywhere)).toBe('delivery');
  expect(payByOf('delivery', to(near))).toBe('delivery');
  expect(payByOf('delivery', to(far))).toBe('undecided');
  expect(payByOf('mpesa', to(far))).toBe('mpesa');
});

test('an order that asks for the wholesale price can be paid in every way but by card', () => {
  const terms = { ...to(near), isWholesale: true };
  const ways = shopPayWays({ till }).map((way) => payByOf(way, terms, { till }));
  expect(ways).toEqual(['mpesa', 'till', 'paybill', 'delivery', 'undecided']);
});

test('a card pays while the shop can be reached for its prices', () => {
  expect(payByOf('card', anywhere)).toBe('card');
  expect(payByOf('card', { ...anywhere, reachable: false })).toBe('undecided');
  expect(payByOf('mpesa', { ...anywhere, reachable: false })).toBe('mpesa');
});
