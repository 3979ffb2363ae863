'use client';

import type { LineToday } from '@/lib/cart/cart-today';
import { stepHints } from '@/lib/order/cart-step-texts';
import { cartWholesaleHint } from '@/lib/order/wholesale';
import css from './cart-wholesale.module.css';

/** How many more items the cart needs for a lower price, or that its message asks for the wholesale price. */
export function CartWholesale({ lines }: { lines: readonly LineToday[] }) {
  const asked = cartWholesaleHint(lines);
  const hints = [...stepHints(lines), ...(asked ? [asked] : [])];
  if (hints.length === 0) return null;
  return (
    <div className={css.hints}>
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
    </div>
  );
}
