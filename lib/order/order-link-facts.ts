import type { CartLine } from '@/lib/cart/cart-lines';
import { type Destination, deliveryFeeKes, goodsOf } from '@/lib/delivery/delivery';
import { areaKey } from '@/lib/facts/delivery-areas';
import { DAY_MS, kenyanMs } from '@/lib/format/kenyan-time';
import { totalKes } from '@/lib/format/money';
import { longestOrderLink } from '@/lib/values/limits';
import { encodeLink, type LinkContent, type OrderFacts } from './order-link-format';
import type { PayBy } from './pay-way';

/** What makes an order one and not another: it stays while the lines do. */
export interface OrderIdentity {
  /** Five letters or digits: ./reference. */
  reference: string;
  /** When it was ordered: days since 1 January 2026 in Kenya. */
  day: number;
  /** When it leaves the page, in ms: the day by which it arrives is counted from then. */
  at: number;
  /** The reference of an order that was sent before and has been changed. */
  replaces?: string;
  /** The whole address of the page of an order, to which a link adds '#' and its code. */
  address: string;
}

/** What a link needs of a cart line. */
type LinkedLine = Pick<CartLine, 'id' | 'size' | 'quantity' | 'priceKes' | 'priceSteps'>;

const FIRST_DAY = Date.UTC(2026, 0);

/** The day of a time in ms, as a link has it. */
export function linkDay(ms: number): number {
  return Math.max(0, Math.floor((ms + kenyanMs - FIRST_DAY) / DAY_MS));
}

/** The midnight of such a day, as UTC has it, in ms. */
export function dayMs(day: number): number {
  return FIRST_DAY + day * DAY_MS;
}

/** A time in ms, or the nearest one within such a day in Kenya. */
export function withinDay(day: number, ms: number): number {
  const start = dayMs(day) - kenyanMs;
  return Math.min(Math.max(ms, start), start + DAY_MS - 1);
}

/** The code of an order of these cart lines; undefined for a line of an earlier release without an id. */
export function orderCode(
  lines: readonly LinkedLine[],
  { reference, day }: Pick<OrderIdentity, 'reference' | 'day'>,
  { payBy, destination }: { payBy: PayBy; destination: Destination },
): string | undefined {
  const feeKes = deliveryFeeKes(destination, goodsOf(lines));
  const order: OrderFacts = {
    reference,
    day,
    area: destination.area ? areaKey(destination.area) : '',
    ...(feeKes !== undefined && { feeKes }),
    place: destination.place,
    payBy,
  };
  return encodeLink({ lines: orderedLines(lines), order });
}

/** The code of a cart that is sent to somebody: its lines alone. */
export function cartCode(lines: readonly LinkedLine[]): string | undefined {
  return encodeLink({ lines: orderedLines(lines) });
}

/** The link of a code at the address of the order page; undefined where it is too long for a message. */
export function linkTo(address: string, code: string | undefined): string | undefined {
  const link = `${address}#${code}`;
  return code !== undefined && link.length <= longestOrderLink ? link : undefined;
}

/** What the goods of a link cost when it was made, with delivery as far as its fee was known, in whole shillings. */
export function orderTotalKes({ lines, order }: LinkContent): number {
  return totalKes(lines) + (order?.feeKes ?? 0);
}

function orderedLines(lines: readonly LinkedLine[]): LinkContent['lines'] {
  return lines.map(({ id = '', size, quantity, priceKes }) => ({
    id,
    size,
    priceKes,
    quantity,
  }));
}
