import type { DeliveryArea } from '@/data/schema/delivery';
import { type CartLine, countItems } from '@/lib/cart/cart-lines';
import { isLarge } from '@/lib/cart/wholesale';
import { areaKey, areaOf } from '@/lib/facts/delivery-areas';
import { freeDeliveryFromKes } from '@/lib/facts/policies';
import { dayText } from '@/lib/format/day';
import { fillText } from '@/lib/format/fill-text';
import { formatKes, totalKes } from '@/lib/format/money';
import { longestPlace } from '@/lib/values/limits';
import { cutText } from '@/lib/values/well-formed';
import { languageWords as ownersLanguage } from '@/owner-words/language';
import { orderTextWords as ownerWords } from '@/owner-words/order-text';
import { orderTextWords } from '@/words/order-text';

const NEVER = Number.POSITIVE_INFINITY;

const freeFromKes = freeDeliveryFromKes ?? NEVER;

/** Where an order goes, as far as the shopper has said it. */
export interface Destination {
  area?: DeliveryArea | undefined;
  /** A town or a landmark; '' for none. */
  place: string;
}

/** What of an order's goods its delivery costs by. */
export interface Goods {
  /** Their sum in whole shillings, at the prices they have. */
  kes: number;
  items: number;
}

/** The goods of cart lines. */
export function goodsOf(lines: readonly Pick<CartLine, 'priceKes' | 'quantity'>[]): Goods {
  return { kes: totalKes(lines), items: countItems(lines) };
}

/** The destination of the chosen names; an area that the shop no longer has counts as none. */
export function destinationOf(chosen: { area: string; place: string }): Destination {
  const area = areaOf(chosen.area);
  return { area, place: area?.pickUp ? '' : tidyPlace(chosen.place) };
}

/**
 * The fee in whole shillings for these goods; undefined without an area, and for a large order
 * (lib/cart/wholesale), whose parcel can cost more, unless the area costs nothing.
 */
export function deliveryFeeKes({ area }: Destination, { kes, items }: Goods): number | undefined {
  if (!area || area.feeKes === 0) return area?.feeKes;
  if (isLarge(items)) return undefined;
  return kes >= freeFromKes ? 0 : area.feeKes;
}

/** Whether a delivery fee that is not known yet is added to these goods. */
export function isFeeOpen(feeKes: number | undefined, { kes, items }: Goods): boolean {
  return feeKes === undefined && (isLarge(items) || kes < freeFromKes);
}

/** A sum to pay, with delivery where its fee is open: 'KSh 1,680 plus the delivery fee'. */
export function sumText(
  sum: string,
  isOpen: boolean,
  words: Pick<typeof orderTextWords | typeof ownerWords, 'andDelivery'> = orderTextWords,
): string {
  return isOpen ? fillText(words.andDelivery, { sum }) : sum;
}

/** How many shillings more make delivery free; 0 where it is free, and for a large order, which no sum makes free. */
export function toFreeDeliveryKes({ area }: Destination, { kes, items }: Goods): number {
  if (area?.feeKes === 0 || isLarge(items) || freeFromKes === NEVER) return 0;
  return Math.max(0, freeFromKes - kes);
}

/** What there is to pay in whole shillings, delivery included where its fee is known. */
export function toPayKes(destination: Destination, goods: Goods): number {
  return goods.kes + (deliveryFeeKes(destination, goods) ?? 0);
}

/**
 * The message's rows on delivery: where to and its fee, and by when. `day` is a midnight as UTC has it, in
 * ms; undefined where none can be named.
 */
export function deliveryRows(
  destination: Destination,
  goods: Goods,
  day: number | undefined,
): readonly string[] {
  const by =
    day === undefined
      ? []
      : [fillText(ownerWords.withMeBy, { day: dayText(day, 'weekdayAndDay', ownersLanguage.tag) })];
  return [...whereRows(destination, deliveryFeeKes(destination, goods)), ...by];
}

function whereRows({ area, place }: Destination, fee: number | undefined): readonly string[] {
  const named =
    area?.anyTown && place ? place : [area && areaKey(area), place].filter(Boolean).join(', ');
  if (!area || fee === undefined)
    return named ? [fillText(ownerWords.deliverAskFee, { place: named })] : [];
  const row = area.pickUp ? ownerWords.pickUp : ownerWords.deliver;
  return [fillText(row, { place: named, fee: fee === 0 ? ownerWords.free : formatKes(fee) })];
}

/** The message's row with the whole to pay; none where the goods are all that there is, or the fee is open. */
export function toPayRows(destination: Destination, goods: Goods): readonly string[] {
  if (!deliveryFeeKes(destination, goods)) return [];
  return [fillText(ownerWords.toPay, { sum: formatKes(toPayKes(destination, goods)) })];
}

/** On one line, without a full stop, which the message adds. */
function tidyPlace(place: string): string {
  return cutText(place, longestPlace)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.\s]+$/, '');
}
