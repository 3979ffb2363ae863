/**
 * What PayPal's answer to a capture means. A capture that resolves is paid, unless the answer itself
 * says otherwise: it is an error's, or the order is finished while its only capture was refused.
 * Takes anything: the shapes are PayPal's own and change (spec §7 shows none).
 */
export function captureOutcome(reply: unknown): 'paid' | 'declined' | 'failed' {
  if (isDeclined(reply)) return 'declined';
  const { status, purchase_units: units, name, issue, details, error } = asRecord(reply);
  if (status !== undefined && status !== 'COMPLETED') return 'failed';
  if (status === undefined && (name ?? issue ?? details ?? error) !== undefined) return 'failed';
  const capture = asRecord(first(asRecord(asRecord(first(units)).payments).captures));
  return capture.status === 'DECLINED' || capture.status === 'FAILED' ? 'failed' : 'paid';
}

/** Whether an order, asked for again, turns out to be paid: only a plain COMPLETED says so. */
export function isCompleted(order: unknown): boolean {
  return asRecord(order).status === 'COMPLETED' && captureOutcome(order) === 'paid';
}

/**
 * Whether a card was declined and another may be tried. PayPal says so by an issue somewhere in its
 * reply, or in the message of the error; only the places where it does so are looked at.
 */
export function isDeclined(reply: unknown): boolean {
  if (typeof reply === 'string') return reply.includes('INSTRUMENT_DECLINED');
  if (Array.isArray(reply)) return reply.some(isDeclined);
  const { message, issue, details, response, body, data } = asRecord(reply);
  return [message, issue, details, response, body, data].some(
    (part) => part !== undefined && part !== reply && isDeclined(part),
  );
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined;
}
