import { payments } from '@/e2e/shop/whole-shop';
import { linkDay } from '@/lib/order/order-link';
import { shownReference } from '@/lib/order/reference';
import type { PaymentMessage } from './mpesa-message';
import { type DuePayment, fittingMessage, paymentDifferences } from './payment-differences';

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
    'The message is from 23 Nov 2026, but you ordered on 24 Nov 2026.',
  ]);
  expect(differences({ dayMs: Date.UTC(2026, 10, 28) })).toEqual([
    'The message is dated 28 Nov 2026, which is in the future.',
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

test('where delivery is still to be agreed, as much more as delivery can cost is no difference', () => {
  expect(differences({ amountKes: 1900 }, { feeIsAsked: true })).toEqual([]);
  expect(differences({ amountKes: 1700 }, { feeIsAsked: true })).toEqual([
    'The message says KSh 1,700, the order is KSh 1,745 and delivery.',
  ]);
  expect(differences({ amountKes: 20_000 }, { feeIsAsked: true })).toEqual([
    'The message says KSh 20,000, the order is KSh 1,745 and delivery.',
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

test('a number that is not the shop’s is named, whatever name is beside it', () => {
  const due = payments.mpesaNumber.replaceAll(' ', '');
  const wrong = { way: 'mpesa', payee: payments.mpesaName, phone: '0711111111' } as const;
  const sentence = `The message says 0711111111, it should be ${due}.`;
  expect(differences(wrong, { way: 'mpesa' })).toEqual([sentence]);
  expect(differences(wrong, { way: undefined })).toEqual([sentence]);
  expect(differences({ way: 'till', number: '999999' })).toEqual([
    `The message says 999999, it should be ${till.number}.`,
  ]);
  expect(differences({ way: 'till', number: till.number, payee: 'A B C' })).toEqual([]);
});

test('a payment by one of several ways is compared with the name of that way', () => {
  const any = { way: undefined };
  expect(differences({ way: 'till', payee: paybill.name }, any)).toEqual([
    `The message says ${paybill.name}, it should be ${till.name}.`,
  ]);
  expect(
    differences({ way: 'paybill', payee: paybill.name, account: paybill.account }, any),
  ).toEqual([]);
});

test('money that went to the shop by another way is named by the ways, also where all have one name', () => {
  const names = [till.name, paybill.name, payments.mpesaName];
  const sentences = () => [
    differences({ way: 'mpesa', payee: payments.mpesaName }),
    differences({ way: 'paybill', payee: paybill.name, account: paybill.account }),
    differences({ way: 'till', payee: till.name }, { way: 'paybill' }),
  ];
  const expected = [
    ['The message is about a payment to our phone number, not to our till.'],
    ['The message is about a payment to our paybill, not to our till.'],
    ['The message is about a payment to our till, not to our paybill.'],
  ];
  expect(sentences()).toEqual(expected);
  Object.assign(paybill, { name: till.name });
  Object.assign(payments, { mpesaName: till.name });
  expect(sentences()).toEqual(expected);
  Object.assign(paybill, { name: names[1] });
  Object.assign(payments, { mpesaName: names[2] });
});

test('money to a person with the name of the till, at another number, is no payment to the till', () => {
  expect(differences({ way: 'mpesa', payee: till.name, phone: '0711111111' })).toEqual([
    'The message is about a payment to a phone number, not to our till.',
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

test('of several messages the one that fits the order is read, wherever it stands', () => {
  const right = `UKQ4H7L2PZ Confirmed. Ksh1,745.00 paid to ${till.name}. on 26/11/26 at 2:30 PM.`;
  const friend =
    'UKQ4H7L2P1 Confirmed. Ksh100.00 sent to SAMPLE FRIEND 0700000001 on 26/11/26 at 1:30 PM.';
  for (const pasted of [`${friend}\n${right}`, `${right}\n${friend}`])
    expect(fittingMessage(pasted, due, now)).toMatchObject({ code: 'UKQ4H7L2PZ' });
  expect(fittingMessage(friend, due, now)).toMatchObject({ code: 'UKQ4H7L2P1' });
  expect(fittingMessage('I have paid', due, now)).toEqual({ kind: 'unknown' });
});
