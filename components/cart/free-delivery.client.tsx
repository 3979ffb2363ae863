'use client';

import { freeDeliveryFromKes } from '@/lib/facts/policies';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { type Destination, toFreeDeliveryKes } from '@/lib/order/delivery';
import { cartWords } from '@/words/cart';
import css from './free-delivery.module.css';

/** How far goods of this sum are from free delivery; nothing where that is no question, or their sum is not known. */
export function FreeDelivery({
  destination,
  goodsKes,
}: {
  destination: Destination;
  /** In whole shillings. */
  goodsKes: number | undefined;
}) {
  const missing = toFreeDeliveryKes(destination, goodsKes);
  if (goodsKes === undefined || !freeDeliveryFromKes) return null;
  const isReached = goodsKes >= freeDeliveryFromKes && !destination.area?.pickUp;
  if (missing === 0 && !isReached) return null;
  const share = Math.min(100, (100 * goodsKes) / freeDeliveryFromKes);
  return (
    <div className={css.way}>
      <p>
        {isReached ? cartWords.reachedFree : fillText(cartWords.toFree, { sum: shownKes(missing) })}
      </p>
      <div className={css.bar}>
        <div className={css.part} style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}
