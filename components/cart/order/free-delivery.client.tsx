'use client';

import { isLarge } from '@/lib/cart/wholesale';
import { type Destination, type Goods, toFreeDeliveryKes } from '@/lib/delivery/delivery';
import { freeDeliveryFromKes } from '@/lib/facts/policies';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { cartWords } from '@/words/cart';
import css from './free-delivery.module.css';

/**
 * The amount that is missing for free delivery; nothing if the shop or the area has no free
 * delivery.
 */
export function FreeDelivery({ destination, goods }: { destination: Destination; goods: Goods }) {
  const missing = toFreeDeliveryKes(destination, goods);
  if (!freeDeliveryFromKes || isLarge(goods.items)) return null;
  const isReached = goods.kes >= freeDeliveryFromKes && !destination.area?.pickUp;
  if (missing === 0 && !isReached) return null;
  const share = Math.min(100, (100 * goods.kes) / freeDeliveryFromKes);
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
