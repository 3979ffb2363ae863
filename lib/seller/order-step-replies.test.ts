import { payments } from '@/data/payments';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { type OrderFacts, parseLink } from '@/lib/order/order-link-format';
import { type StepFacts, type StepName, withStep } from '@/lib/order/order-state';
import type { PayBy } from '@/lib/order/pay-way';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { carrierOf, orderStepReply, withOrderLink } from './order-step-replies';

const [pickUp, rider, anywhere] = deliveryAreas;
const reference = referenceOfText('an order');
const shown = shownReference(reference);
const lines = [{ id: 'boot', size: '42', priceKes: 1600, quantity: 2 }];
const orderTo = (area = '', payBy: PayBy = 'undecided'): OrderFacts => ({
  reference,
  day: 300,
  area,
  place: '',
  payBy,
});
const reply = (order: OrderFacts, is: StepName, facts: StepFacts = {}) =>
  orderStepReply({ lines, order }, is, facts);

afterEach(() => jest.restoreAllMocks());

const till = 'till 100144 (SAMPLE STAND)';
const paybill = 'paybill 100133, account DUKA MFANO (SAMPLE BANK)';
const mpesa = 'M-Pesa number 0700 000 122 (SAMPLE SELLER)';

test.each<[PayBy, string, string]>([
  ['till', '', ` Pay to ${till}.`],
  ['paybill', '', ` Pay to ${paybill}.`],
  ['mpesa', '', ` Pay to ${mpesa}.`],
  ['delivery', rider?.name ?? '', ' Pay when it arrives.'],
  ['delivery', pickUp?.name ?? '', ' Pay when you collect it.'],
  ['card', '', ''],
])('an order to be paid by %s is confirmed with its sum and how to pay it', (way, area, pay) => {
  const confirmed = reply(orderTo(area, way), 'confirmed', { toPayKes: 3450 });
  expect(confirmed).toBe(`Confirmed, total KSh 3,450 (${shown}).${pay}`);
});

test.each<[PayBy, string]>([
  ['undecided', ''],
  ['delivery', anywhere?.name ?? ''],
])(
  'an order whose way to pay is %s in area "%s" is confirmed with two of the shop’s',
  (way, area) => {
    const confirmed = reply(orderTo(area, way), 'confirmed', { toPayKes: 3450 });
    const [, one, other] = /Pay to (.*) or (.*)\.$/.exec(confirmed) ?? [];
    expect([till, paybill, mpesa]).toEqual(expect.arrayContaining([one, other]));
    expect(one).not.toBe(other);
  },
);

test('a paybill that takes the reference gets it as its account', () => {
  if (payments.paybill)
    jest.replaceProperty(payments, 'paybill', { ...payments.paybill, takesReference: true });
  expect(reply(orderTo('', 'paybill'), 'confirmed', { toPayKes: 1 })).toContain(
    `paybill 100133, account ${shown} (SAMPLE BANK)`,
  );
});

test('an order that is paid already is confirmed without how to pay', () => {
  const state = withStep(undefined, { is: 'paid', at: 5 });
  const content = { lines, order: orderTo('', 'till'), state };
  expect(orderStepReply(content, 'confirmed', { toPayKes: 3200 })).toBe(
    `Confirmed, total KSh 3,200 (${shown}).`,
  );
});

test.each<[StepName, string, StepFacts, string]>([
  ['paid', '', {}, `Paid, thank you (${shown}).`],
  ['paid', '', { paidCode: 'SJK4H7L2PQ' }, `Paid, thank you: SJK4H7L2PQ (${shown}).`],
  ['packed', '', {}, `Packed (${shown}).`],
  [
    'ready',
    pickUp?.name ?? '',
    {},
    `Ready to collect (${shown}). You come to the stand. Tue–Sat 9AM–5PM.`,
  ],
  ['ready', '', {}, `Ready to collect (${shown}).`],
  ['collected', pickUp?.name ?? '', {}, `Collected, thank you (${shown}).`],
  ['collected', rider?.name ?? '', {}, `Delivered, thank you (${shown}).`],
  ['cancelled', '', {}, `Cancelled (${shown}).`],
  ['sent', '', {}, `Sent (${shown}).`],
  ['sent', '', { carrier: 'G4S', waybill: '5567' }, `Sent by G4S, waybill 5567 (${shown}).`],
  ['sent', rider?.name ?? '', { carrier: 'sample rider' }, `Sent by sample rider (${shown}).`],
  [
    'sent',
    rider?.name ?? '',
    { carrier: 'sample rider, 0700 000 000' },
    `Sent by sample rider, 0700 000 000 (${shown}).`,
  ],
  [
    'sent',
    anywhere?.name ?? '',
    { carrier: 'sample bus', waybill: 'AB 12' },
    `Sent by sample bus, collected at its office, waybill AB 12 (${shown}).`,
  ],
])('%s in area "%s" with %j is answered', (is, area, facts, text) => {
  expect(reply(orderTo(area), is, facts)).toBe(text);
});

test.each([
  ['By matatu or bus parcel, collected at its office', 'matatu or bus parcel', 'by matatu or'],
  ['Courier, to the door', 'Courier', 'courier, to the door'],
  ['G4S parcel', 'G4S parcel', 'G4S parcel'],
  ['McRiders parcel', 'McRiders parcel', 'McRiders parcel'],
  ['by rider', 'by rider', 'by rider'],
])('the means %j are brought by %j, and stand within the reply', (means, carrier, within) => {
  if (rider) jest.replaceProperty(rider, 'means', means);
  const order = orderTo(rider?.name);
  expect(carrierOf(order)).toBe(carrier);
  expect(reply(order, 'sent', { carrier })).toContain(`Sent ${within}`);
});

test('a reply ends with the link of the order in its state, unless that is too long', () => {
  const order = orderTo('', 'till');
  const state = withStep(undefined, { is: 'confirmed', at: 10, toPayKes: 3450 });
  const address = 'https://shop.example/order/';
  const [text, link = ''] = withOrderLink('Confirmed.', { lines, order }, state, address).split(
    '\n',
  );
  expect(text).toBe('Confirmed.');
  expect(link.startsWith(`Your order: ${address}#2o_`)).toBe(true);
  expect(parseLink(link.split('#')[1] ?? '')).toEqual({ lines, order, state });
  const many = Array.from({ length: 150 }, (_, at) => ({ ...lines[0], id: `boot-number-${at}` }));
  expect(withOrderLink('Confirmed.', { lines: many as typeof lines, order }, state, address)).toBe(
    'Confirmed.',
  );
});
