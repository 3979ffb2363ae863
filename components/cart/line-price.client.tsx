'use client';

import type { LineToday } from '@/lib/cart/cart-today';
import { tooFewLeft } from '@/lib/catalogue/stock';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether, lineTotalKes, shownKes } from '@/lib/format/money';
import type { Words } from '@/lib/words/words-type';
import css from './line-price.module.css';

/** What a line costs today, or why it cannot be ordered. */
export function LinePrice({ words, line }: { words: Pick<Words, 'cart'>; line: LineToday }) {
  const { cart } = words;
  if (line.unavailable) return <p className={css.unavailable}>{reasonOf(cart, line)}</p>;
  const { price, quantity } = line;
  return (
    <div className={css.prices}>
      <p className={css.sum}>{shownKes(lineTotalKes(line))}</p>
      {quantity > 1 && <p className={css.price}>{`${keepTogether(price)} × ${quantity}`}</p>}
    </div>
  );
}

/** What is different about a line that can be ordered: its former price, and how many are left. */
export function LineNotes({
  words: { cart },
  line,
}: {
  words: Pick<Words, 'cart'>;
  line: LineToday;
}) {
  const { unavailable, price, formerPrice, quantity, size } = line;
  const left = tooFewLeft(line, size, quantity);
  if (unavailable) return null;
  return (
    <>
      {formerPrice && (
        <p className={css.note}>
          {keepTogether(fillText(cart.wasNow, { was: formerPrice, now: price }))}
        </p>
      )}
      {left !== undefined && (
        <p className={css.note}>{fillText(cart.onlyLeft, { count: left, size })}</p>
      )}
    </>
  );
}

/** Why a line cannot be ordered: '42 is sold out'. */
export function reasonOf(
  cart: Words['cart'],
  { unavailable, size, sizes, soldOutSizes }: LineToday,
): string {
  if (unavailable === 'gone') return cart.gone;
  if (sizes?.length === soldOutSizes?.length) return cart.soldOut;
  return fillText(cart.sizeSoldOut, { size });
}
