'use client';

import type { LineToday } from '@/lib/cart/cart-today';
import { cartWholesaleHint } from '@/lib/order/wholesale';
import css from './cart-wholesale.module.css';

/** How many more items the cart needs for the wholesale price. */
export function CartWholesale({ lines }: { lines: readonly LineToday[] }) {
  const hint = cartWholesaleHint(lines);
  return hint && <p className={css.hint}>{hint}</p>;
}
