import { asRecord } from '@/lib/values/unknown-values';

/** What PayPal's answer says of an order's money. */
type PaymentOutcome = 'paid' | 'declined' | 'unpaid' | 'unknown';

/** The states of an order of which nothing has been taken yet, or nothing can be. */
const untouched: readonly unknown[] = [
  'CREATED',
  'SAVED',
  'APPROVED',
  'PAYER_ACTION_REQUIRED',
  'VOIDED',
];

/** The states of a capture that took nothing. */
const refused: readonly unknown[] = ['DECLINED', 'FAILED'];

/**
 * What an answer to a capture, or an order that is fetched, says of the money. Paid is an order that is
 * COMPLETED with a capture that is COMPLETED: PayPal completes orders whose capture is pending or
 * declined too. 'declined': another card can be tried; 'unpaid': PayPal says that nothing was taken.
 * Takes any value, as PayPal does not promise a shape: where it says neither, the money is 'unknown'.
 */
export function paymentOutcome(reply: unknown): PaymentOutcome {
  if (isDeclined(reply)) return 'declined';
  const { status, purchase_units: units } = asRecord(reply);
  const captures = listOf(units)
    .flatMap((unit) => listOf(asRecord(asRecord(unit).payments).captures))
    .map((capture) => asRecord(capture).status);
  if (!captures.every((state) => refused.includes(state)))
    return status === 'COMPLETED' && captures.includes('COMPLETED') ? 'paid' : 'unknown';
  if (status === 'COMPLETED') return captures.length > 0 ? 'unpaid' : 'unknown';
  return untouched.includes(status) ? 'unpaid' : 'unknown';
}

/**
 * Whether a card was declined and another can be tried. PayPal reports it as an issue at one of several
 * places in its answer, or in an error's message; only those places are searched.
 */
export function isDeclined(reply: unknown): boolean {
  if (typeof reply === 'string') return reply.includes('INSTRUMENT_DECLINED');
  if (Array.isArray(reply)) return reply.some(isDeclined);
  const { message, issue, details, response, body, data } = asRecord(reply);
  return [message, issue, details, response, body, data].some(
    (part) => part !== undefined && part !== reply && isDeclined(part),
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
