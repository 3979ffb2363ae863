'use client';

import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Icon } from '@/components/ui/icon';
import { cartLabel } from '@/lib/cart/cart-label';
import { badgeText, countItems } from '@/lib/cart/cart-lines';
import { cartStore } from '@/lib/cart/cart-store.client';
import { openCart } from '@/lib/cart/open-cart.client';
import css from './cart-button.module.css';

/** Opens the cart; its badge counts the items. */
export function CartButton() {
  const count = useStore(cartStore, (cart) => countItems(cart.lines));
  const button = useRef<HTMLButtonElement>(null);
  const label = cartLabel(count);

  // The program in the page (lib/early/program/starter.client) has set a name and a count before React, which
  // changes only attributes that it has set itself.
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
      data-needs-script=""
      onClick={openCart}
    >
      <Icon name="cart" />
      {count > 0 && <span className={css.badge}>{badgeText(count)}</span>}
    </button>
  );
}
