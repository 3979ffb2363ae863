'use client';

import { type CartLine, countItems } from '@/lib/cart/cart-lines';
import { cartWholesaleHint } from '@/lib/order/wholesale';
import css from './cart-wholesale.module.css';

/** How many more items the cart needs for the wholesale price, or that its message asks for it. */
export function CartWholesale({ lines }: { lines: readonly CartLine[] }) {
  const hint = cartWholesaleHint(countItems(lines));
  return hint && <p className={css.hint}>{hint}</p>;
}
