'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { openCart } from '@/lib/cart/cart-dialog.client';
import { badgeText, cartLabel, countItems } from '@/lib/cart/cart-lines';
import css from './cart-button.module.css';
import { useCart } from './use-cart';

/** Opens the cart; its badge counts the items (spec §2). */
export function CartButton() {
  const count = useCart((cart) => countItems(cart.lines));
  const button = useRef<HTMLButtonElement>(null);
  const label = cartLabel(count);

  // The starter has counted what storage holds (lib/export/starter.client), maybe a line that is none; React
  // does not look at what it has not changed.
  useEffect(() => {
    button.current?.setAttribute('aria-label', label);
    button.current?.removeAttribute('data-count');
  }, [label]);

  return (
    <button
      ref={button}
      type="button"
      className={css.button}
      aria-label={label}
      aria-haspopup="dialog"
      data-needs-script
      onClick={openCart}
    >
      <Icon name="cart" />
      {count > 0 && <span className={css.badge}>{badgeText(count)}</span>}
    </button>
  );
}
