import { payments } from '@/e2e/shop/whole-shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { canPay, offeredPayWays, type PayTerms, payByOf, shopPayWays } from './pay-way';

const [stand, near, far] = deliveryAreas;
const to = (area: PayTerms['area']): PayTerms => ({ area, reachable: true, isWholesale: false });
const anywhere = to(undefined);

const all = ['till', 'paybill', 'delivery', 'mpesa', 'card'];

test.each([
  ['M-Pesa number', 'mpesaNumber', 'mpesa'],
  ['till', 'till', 'till'],
  ['paybill', 'paybill', 'paybill'],
  ['rate for dollars', 'kesPerUsd', 'card'],
] as const)('a shop without a %s does not offer that way to pay', (_, fact, way) => {
  const { [fact]: _left, ...facts } = payments;
  expect(shopPayWays(facts)).toEqual(all.filter((one) => one !== way));
});

test('ways that cost the customer nothing and name the shop come first, unless the shop says another order', () => {
  const { ways: _, ...unsaid } = payments;
  expect(shopPayWays(unsaid)).toEqual(all);
  expect(shopPayWays({ ...payments, ways: ['card', 'mpesa', 'card'] })).toEqual([
    'card',
    'mpesa',
    'till',
    'paybill',
    'delivery',
  ]);
  const { till: _till, ...withoutTill } = payments;
  expect(shopPayWays({ ...withoutTill, ways: ['till', 'mpesa'] })[0]).toBe('mpesa');
});

test('a shop that takes no money on delivery does not offer it', () => {
  expect(shopPayWays(payments, [])).toEqual(all.filter((way) => way !== 'delivery'));
});

test('a chosen way to pay that the shop no longer has counts as none', () => {
  expect(payByOf('till', anywhere, payments)).toBe('till');
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
  const ways = shopPayWays().map((way) => payByOf(way, terms));
  expect(ways).toEqual(['till', 'paybill', 'delivery', 'mpesa', 'undecided']);
});

test('a card pays while the shop can be reached for its prices', () => {
  expect(payByOf('card', anywhere)).toBe('card');
  expect(payByOf('card', { ...anywhere, reachable: false })).toBe('undecided');
  expect(payByOf('mpesa', { ...anywhere, reachable: false })).toBe('mpesa');
});

test('a shop that is paid when an order is collected alone offers that with the area, and no paying on delivery', () => {
  const only = deliveryAreas.filter((area) => area !== near);
  const isOffered = (area: PayTerms['area']) => offeredPayWays(area, only).includes('delivery');
  expect([undefined, far, stand].map(isOffered)).toEqual([false, false, true]);
  const ways = [undefined, far, stand].map((area) => canPay('delivery', to(area), only));
  expect(ways).toEqual([false, false, true]);
  for (const area of [undefined, far, near, stand])
    expect(offeredPayWays(area)).toContain('delivery');
});
