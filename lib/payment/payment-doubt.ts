import type { CartLine } from '@/lib/cart/cart-lines';
import { asRecord, isText, parseJson } from '@/lib/format/unknown-values';
import { serviceLimits } from '@/lib/site/service-limits';

/** A payment of which nobody knows whether money moved. */
export interface PaymentDoubt {
  /** PayPal's id. */
  orderID: string;
  /** When it was captured, in ms since 1970. */
  at: number;
  /** The lines it was made for. */
  lineIds: readonly string[];
}

/** The doubtful payment of a text in storage, until it is a day old; undefined for anything else. */
export function parseDoubt(stored: string | null, now: number): PaymentDoubt | undefined {
  const { orderID, at, lineIds } = asRecord(parseJson(stored));
  if (typeof orderID !== 'string' || !/^[\w-]{1,40}$/.test(orderID)) return undefined;
  if (typeof at !== 'number' || !(now >= at && now - at < serviceLimits.paidOrderMs))
    return undefined;
  if (!Array.isArray(lineIds) || !lineIds.every(isText)) return undefined;
  return { orderID, at, lineIds };
}

/** Whether something that the payment was made for is still in the cart. */
export function concernsCart(
  doubt: PaymentDoubt | undefined,
  lines: readonly Pick<CartLine, 'lineId'>[],
): doubt is PaymentDoubt {
  return doubt !== undefined && lines.some(({ lineId }) => doubt.lineIds.includes(lineId));
}
