import { DAY_MS } from '@/lib/format/kenyan-time';
import { asRecord, isText, parseJson } from '@/lib/values/unknown-values';
import type { CartOrder } from './cart-order-text';

/** A paid order offers to send where to deliver for a day. */
export const paidOrderMs = DAY_MS;

/** A paid order's message as this tab keeps it. */
export interface PaidOrderMessage extends CartOrder {
  /** When it was paid, in ms since 1970. */
  at: number;
  /** Whether the chat was opened with it. It may not have loaded, so the message is kept. */
  tapped?: boolean;
}

/** The paid order of a text in storage, until it is a day old; undefined for anything else. */
export function parsePaidOrder(stored: string | null, now: number): PaidOrderMessage | undefined {
  const { at, text, whole, link, tapped } = asRecord(parseJson(stored));
  if (typeof at !== 'number' || !isText(text)) return undefined;
  if (at > now || at <= now - paidOrderMs) return undefined;
  return {
    at,
    text,
    ...(isText(whole) && { whole }),
    ...(isText(link) && { link }),
    ...(tapped === true && { tapped }),
  };
}
