import { payments } from '@/e2e/shop/whole-shop';
import { linkDay } from '@/lib/order/order-link';
import { shownReference } from '@/lib/order/reference';
import type { PaymentMessage } from './mpesa-message';
import { type DuePayment, paymentDifferences } from './payment-differences';

const ordered = Date.UTC(2026, 10, 24);
const now = Date.UTC(2026, 10, 26, 20);
const reference = '7K2Q1';
const { till, paybill } = payments;
const message: PaymentMessage = {
  kind: 'payment',
  code: 'UKQ4H7L2PZ',
  amountKes: 1745,
  payee: till.name,
  dayMs: Date.UTC(2026, 10, 26),
};
const due: DuePayment = {
  sumKes: 1745,
  feeIsAsked: false,
  reference,
  way: 'till',
  day: linkDay(ordered),
};
const differences = (over: Partial<PaymentMessage>, dueOver: Partial<DuePayment> = {}, at = now) =>
  paymentDifferences({ ...message, ...over }, { ...due, ...dueOver }, at);

test('a payment of the sum, to the till, since the order, has no difference', () => {
  expect(differences({})).toEqual([]);
  expect(differences({ payee: till.name.toLowerCase().replace(' ', '  ') })).toEqual([]);
  expect(differences({ payee: `${till.name} VIA A BANK` })).toEqual([]);
  expect(differences({ dayMs: ordered })).toEqual([]);
});

test('another sum, name or day is named, each in a sentence', () => {
  expect(differences({ amountKes: 1500 })).toEqual([
    'The message says KSh 1,500, the order is KSh 1,745.',
  ]);
  expect(differences({ amountKes: 1745.5 })).toEqual([
    'The message says KSh 1,745.50, the order is KSh 1,745.',
  ]);
  expect(differences({ payee: 'OTHER STALL' })).toEqual([
    `The message says OTHER STALL, it should be ${till.name}.`,
  ]);
  expect(differences({ dayMs: Date.UTC(2026, 10, 23) })).toEqual([
    'The message is of 23 Nov 2026, the order of 24 Nov 2026.',
  ]);
  expect(differences({ dayMs: Date.UTC(2026, 10, 28) })).toEqual([
    'The message is of 28 Nov 2026, which is still to come.',
  ]);
  expect(differences({ amountKes: 1, payee: 'OTHER', dayMs: Date.UTC(2025, 0, 1) })).toHaveLength(
    3,
  );
});

test('after midnight in Kenya the day of a message is not still to come', () => {
  const night = Date.UTC(2026, 10, 26, 21, 30);
  expect(differences({ dayMs: Date.UTC(2026, 10, 27) }, {}, night)).toEqual([]);
  expect(differences({ dayMs: Date.UTC(2026, 10, 27) }, {}, night - 3_600_000)).toHaveLength(1);
});

test('where delivery is still to be agreed, more than the goods is no difference and less is', () => {
  expect(differences({ amountKes: 1900 }, { feeIsAsked: true })).toEqual([]);
  expect(differences({ amountKes: 1700 }, { feeIsAsked: true })).toEqual([
    'The message says KSh 1,700, the order is KSh 1,745 and delivery.',
  ]);
});

test('money to the shop’s number is right whatever name the message has', () => {
  const phone = payments.mpesaNumber.replaceAll(' ', '');
  expect(differences({ payee: 'A B C', phone }, { way: 'mpesa' })).toEqual([]);
  expect(differences({ payee: 'A B C', phone: '0700000999' }, { way: 'mpesa' })).toHaveLength(1);
  expect(differences({ payee: payments.mpesaName }, { way: 'mpesa' })).toEqual([]);
});

test('an order without a way to pay is paid to any of the shop’s numbers', () => {
  const any = { way: undefined };
  for (const payee of [till.name, paybill.name, payments.mpesaName])
    expect(differences({ payee }, any)).toEqual([]);
  expect(differences({ payee: 'OTHER STALL' }, any)).toEqual([
    `The message says OTHER STALL, it should be ${till.name} / ${paybill.name} / ${payments.mpesaName}.`,
  ]);
});

test('money that went to the shop by another way is named as such', () => {
  expect(differences({ payee: payments.mpesaName })).toEqual([
    `The message says ${payments.mpesaName}, which is ours too, but not ${till.name}.`,
  ]);
});

test('the account of a paybill is compared, with the order’s reference where the paybill takes one', () => {
  const way = 'paybill' as const;
  const paid = { payee: paybill.name, account: paybill.account.toLowerCase() };
  expect(differences(paid, { way })).toEqual([]);
  expect(differences({ ...paid, account: '123' }, { way })).toEqual([
    `The message says account 123, it should be ${paybill.account}.`,
  ]);
  const before = { ...paybill };
  Object.assign(paybill, { takesReference: true });
  expect(differences({ ...paid, account: shownReference(reference) }, { way })).toEqual([]);
  expect(differences(paid, { way })).toHaveLength(1);
  Object.assign(paybill, { takesReference: undefined, ...before });
});
