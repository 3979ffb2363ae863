'use client';

import type { Words } from '@/data/words/types';
import type { LineToday } from '@/lib/cart/cart-today';
import { fillText } from '@/lib/format/fill-text';
import { formatKes, lineTotalKes } from '@/lib/format/money';
import css from './line-price.module.css';

/** What a line costs today, or why it cannot be ordered (docs/behaviour.md 17.1, 17.2). */
export function LinePrice({ words, line }: { words: Pick<Words, 'cart'>; line: LineToday }) {
  const { cart } = words;
  if (line.unavailable) return <p className={css.unavailable}>{reason(cart, line)}</p>;
  const { price, formerPrice, quantity } = line;
  return (
    <div className={css.prices}>
      {(formerPrice || quantity > 1) && (
        <p className={css.price}>
          {formerPrice ? fillText(cart.wasNow, { was: formerPrice, now: price }) : price}
          {quantity > 1 && <span> × {quantity}</span>}
        </p>
      )}
      <p className={css.sum}>{formatKes(lineTotalKes(line))}</p>
    </div>
  );
}

function reason(cart: Words['cart'], { unavailable, size, sizes, soldOutSizes }: LineToday) {
  if (unavailable === 'gone') return cart.gone;
  if (sizes?.length === soldOutSizes?.length) return cart.soldOut;
  return fillText(cart.sizeSoldOut, { size });
}
