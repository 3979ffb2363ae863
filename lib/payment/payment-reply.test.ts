import { captureOutcome, isCompleted, isDeclined } from './payment-reply';

const withCapture = (status: string) => ({
  status: 'COMPLETED',
  purchase_units: [{ payments: { captures: [{ status }] } }],
});

test.each([
  ['a finished order', { status: 'COMPLETED' }],
  ['a finished capture', withCapture('COMPLETED')],
  ['a pending capture', withCapture('PENDING')],
  ['an answer of another shape', {}],
  ['a capture that resolves without an answer', undefined],
])('%s counts as paid', (_, reply) => {
  expect(captureOutcome(reply)).toBe('paid');
});

test.each([
  ['an order that is only approved', { status: 'APPROVED' }],
  ['a capture that was refused', withCapture('DECLINED')],
  ['a capture that failed', withCapture('FAILED')],
  [
    'an error in place of an answer',
    { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'TRANSACTION_REFUSED' }] },
  ],
])('%s does not count as paid', (_, reply) => {
  expect(captureOutcome(reply)).toBe('failed');
});

test('a declined card is recognised at every place where PayPal reports it', () => {
  const details = [{ issue: 'INSTRUMENT_DECLINED' }];
  expect(captureOutcome({ details })).toBe('declined');
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

test('an order that is fetched again is paid only if it is plainly COMPLETED', () => {
  expect(isCompleted(withCapture('COMPLETED'))).toBe(true);
  expect(isCompleted({ status: 'APPROVED' })).toBe(false);
  expect(isCompleted({})).toBe(false);
});
