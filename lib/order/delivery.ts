import type { DeliveryArea } from '@/data/schema/delivery';
import { areaKey, areaOf } from '@/lib/facts/delivery-areas';
import { freeDeliveryFromKes } from '@/lib/facts/policies';
import { fillText } from '@/lib/format/fill-text';
import { formatKes } from '@/lib/format/money';
import { longestPlace } from '@/lib/values/order-limits';
import { cutText } from '@/lib/values/well-formed';
import { orderTextWords as ownerWords } from '@/owner-words/order-text';
import { orderTextWords } from '@/words/order-text';

const NEVER = Number.POSITIVE_INFINITY;

/** The sum from which delivery is free. */
const freeFromKes = freeDeliveryFromKes ?? NEVER;

/** Where an order goes, as far as the shopper has said it. */
export interface Destination {
  area?: DeliveryArea | undefined;
  /** A town or a landmark; '' for none. */
  place: string;
}

/**
 * The destination of what was chosen, an area by its name. An area that the
 * shop no longer has counts as none; the place stays.
 */
export function destinationOf(chosen: { area: string; place: string }): Destination {
  const area = areaOf(chosen.area);
  return { area, place: area?.pickUp ? '' : tidyPlace(chosen.place) };
}

/**
 * The fee in whole shillings for goods of this sum; undefined without an area, and for goods of an unknown
 * sum (./wholesale), which may come free, unless the area costs nothing.
 */
export function deliveryFeeKes(
  { area }: Destination,
  goodsKes: number | undefined,
): number | undefined {
  if (!area || area.feeKes === 0) return area?.feeKes;
  if (goodsKes === undefined) return undefined;
  return goodsKes >= freeFromKes ? 0 : area.feeKes;
}

/**
 * Whether delivery, which costs nobody knows what yet, is to be paid besides goods of this sum: not where it
 * is free everywhere.
 */
export function isFeeOpen(feeKes: number | undefined, goodsKes: number): boolean {
  return feeKes === undefined && goodsKes < freeFromKes;
}

/** A sum to pay, with delivery where its fee is open: 'KSh 1,680 and delivery'. */
export function sumText(
  sum: string,
  isOpen: boolean,
  words: Pick<typeof orderTextWords | typeof ownerWords, 'andDelivery'> = orderTextWords,
): string {
  return isOpen ? fillText(words.andDelivery, { sum }) : sum;
}

/** How many shillings more make delivery free; 0 where it is free, and for goods of an unknown sum. */
export function toFreeDeliveryKes({ area }: Destination, goodsKes: number | undefined): number {
  if (area?.feeKes === 0 || goodsKes === undefined) return 0;
  return freeFromKes === NEVER ? 0 : Math.max(0, freeFromKes - goodsKes);
}

/** What there is to pay in whole shillings, delivery included where its fee is known. */
export function toPayKes(destination: Destination, goodsKes: number): number {
  return goodsKes + (deliveryFeeKes(destination, goodsKes) ?? 0);
}

/**
 * The message's rows on delivery: where to, its fee and, for goods of a known sum, the whole to pay.
 */
export function deliveryRows(destination: Destination, goodsKes: number | undefined): string[] {
  const { area, place } = destination;
  const fee = deliveryFeeKes(destination, goodsKes);
  const named =
    area?.anyTown && place ? place : [area && areaKey(area), place].filter(Boolean).join(', ');
  if (!area || fee === undefined)
    return named ? [fillText(ownerWords.deliverAskFee, { place: named })] : [];
  const row = fillText(area.pickUp ? ownerWords.pickUp : ownerWords.deliver, {
    place: named,
    fee: fee === 0 ? ownerWords.free : formatKes(fee),
  });
  return fee === 0 || goodsKes === undefined
    ? [row]
    : [row, fillText(ownerWords.toPay, { sum: formatKes(toPayKes(destination, goodsKes)) })];
}

/** On one line, without a full stop, which the message adds. */
function tidyPlace(place: string): string {
  return cutText(place, longestPlace)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.\s]+$/, '');
}
