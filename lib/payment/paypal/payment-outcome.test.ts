import { isDeclined, paymentOutcome } from './payment-outcome';

const order = (status: string, ...captures: string[]) => ({
  status,
  purchase_units: [{ payments: { captures: captures.map((state) => ({ status: state })) } }],
});

test('an order is paid if it and its capture are COMPLETED', () => {
  expect(paymentOutcome(order('COMPLETED', 'COMPLETED'))).toBe('paid');
});

test('an order is paid if a second card was captured after the first was declined', () => {
  expect(paymentOutcome(order('COMPLETED', 'DECLINED', 'COMPLETED'))).toBe('paid');
});

test.each([
  ['no answer', undefined],
  ['null', null],
  ['an answer of another shape', {}],
  ['a text', 'COMPLETED'],
  ['a completed order without its captures', { status: 'COMPLETED' }],
  ['a completed order with an empty list of captures', order('COMPLETED')],
  ['a completed order with captures of another shape', order('COMPLETED', 'SOMETHING_NEW')],
  ['a pending capture', order('COMPLETED', 'PENDING')],
  ['a capture that was paid back', order('COMPLETED', 'REFUNDED')],
  ['a pending capture after a declined one', order('COMPLETED', 'DECLINED', 'PENDING')],
  ['a completed capture of an order that is not', order('APPROVED', 'COMPLETED')],
  ['a state of an order that is not known', order('SOMETHING_NEW')],
  ['an error in place of an answer', { name: 'INTERNAL_SERVER_ERROR', details: [{ issue: 'X' }] }],
])('whether %s took money is unknown', (_, reply) => {
  expect(paymentOutcome(reply)).toBe('unknown');
});

test.each([
  ['an order that is only created', order('CREATED')],
  ['an order that is only approved', { status: 'APPROVED' }],
  ['an order that waits for the payer', order('PAYER_ACTION_REQUIRED')],
  ['a capture that was declined', order('COMPLETED', 'DECLINED')],
  ['a capture that failed', order('COMPLETED', 'FAILED')],
])('%s took no money', (_, reply) => {
  expect(paymentOutcome(reply)).toBe('unpaid');
});

test('a declined card is recognised at every place where PayPal reports it', () => {
  const details = [{ issue: 'INSTRUMENT_DECLINED' }];
  expect(paymentOutcome({ details })).toBe('declined');
  expect(isDeclined(Object.assign(new Error('422'), { response: { body: { details } } }))).toBe(
    true,
  );
  expect(isDeclined(new Error('INSTRUMENT_DECLINED: the card was refused'))).toBe(true);
});

test('another failure is not a declined card', () => {
  expect(isDeclined(new Error('Failed to fetch'))).toBe(false);
  expect(isDeclined({ details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] })).toBe(false);
  expect(isDeclined(null)).toBe(false);
});

test('an error that refers to itself is searched once', () => {
  const error: { data?: unknown } = {};
  error.data = error;
  expect(isDeclined(error)).toBe(false);
});
