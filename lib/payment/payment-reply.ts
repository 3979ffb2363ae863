import { asRecord } from '@/lib/format/unknown-values';

/**
 * The outcome of PayPal's answer to a capture (docs/behaviour.md 7.11). An answer is a payment unless it
 * is an error's, or its order is completed although the capture was refused. Takes any value, as
 * PayPal does not promise a shape.
 */
export function captureOutcome(reply: unknown): 'paid' | 'declined' | 'failed' {
  if (isDeclined(reply)) return 'declined';
  const { status, purchase_units: units, name, issue, details, error } = asRecord(reply);
  if (status !== undefined && status !== 'COMPLETED') return 'failed';
  if (status === undefined && (name ?? issue ?? details ?? error) !== undefined) return 'failed';
  const capture = asRecord(first(asRecord(asRecord(first(units)).payments).captures));
  return capture.status === 'DECLINED' || capture.status === 'FAILED' ? 'failed' : 'paid';
}

/** Whether an order that was fetched again is paid; only a plain COMPLETED counts. */
export function isCompleted(order: unknown): boolean {
  return asRecord(order).status === 'COMPLETED' && captureOutcome(order) === 'paid';
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

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined;
}
