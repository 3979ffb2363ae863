'use client';

import type { LineToday } from '@/lib/cart/cart-today';
import { tooFewLeft } from '@/lib/catalogue/stock';
import { fillText } from '@/lib/format/fill-text';
import { lineTotalKes, shownKes } from '@/lib/format/money';
import { lineStepText } from '@/lib/order/cart-price-step-texts';
import { cartWords } from '@/words/cart';
import css from './line-price.module.css';

/**
 * The price of a line today, and the quantity for the next price, or the reason why the line cannot
 * be ordered.
 */
export function LinePrice({ line, hint }: { line: LineToday; hint: string | undefined }) {
  if (line.unavailable) return <p className={css.unavailable}>{reasonOf(line)}</p>;
  const { priceKes, quantity } = line;
  const step = lineStepText(line);
  return (
    <div className={css.prices}>
      <p className={css.sum}>{shownKes(lineTotalKes(line))}</p>
      {quantity > 1 && <p className={css.price}>{`${shownKes(priceKes)} × ${quantity}`}</p>}
      {step && <p className={css.step}>{step}</p>}
      {hint && <p className={css.step}>{hint}</p>}
    </div>
  );
}

/** The differences of a line that can be ordered: its former price, and the stock that is left. */
export function LineNotes({ line }: { line: LineToday }) {
  const { unavailable, priceKes, formerKes, quantity, size } = line;
  const left = tooFewLeft(line, size, quantity);
  if (unavailable) return null;
  return (
    <>
      {formerKes !== undefined && (
        <p className={css.note}>
          {fillText(cartWords.wasNow, { was: shownKes(formerKes), now: shownKes(priceKes) })}
        </p>
      )}
      {left !== undefined && (
        <p className={css.note}>{fillText(cartWords.onlyLeft, { count: left, size })}</p>
      )}
    </>
  );
}

/** Why a line cannot be ordered: '42 is sold out'. */
export function reasonOf({ unavailable, size, sizes, soldOutSizes }: LineToday): string {
  if (unavailable === 'gone') return cartWords.gone;
  if (sizes?.length === soldOutSizes?.length) return cartWords.soldOut;
  return fillText(cartWords.sizeSoldOut, { size });
}
