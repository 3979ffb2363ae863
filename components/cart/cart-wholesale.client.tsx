'use client';

import { type CartLine, countItems } from '@/lib/cart/cart-lines';
import { cartWholesaleHint } from '@/lib/order/wholesale';
import type { Words } from '@/lib/words/words-type';
import css from './cart-wholesale.module.css';

/** How many more items the cart needs for the wholesale price, or that its message asks for it. */
export function CartWholesale({
  words,
  lines,
}: {
  words: Pick<Words, 'wholesale'>;
  lines: readonly CartLine[];
}) {
  const hint = cartWholesaleHint(words.wholesale, countItems(lines));
  return hint && <p className={css.hint}>{hint}</p>;
}
