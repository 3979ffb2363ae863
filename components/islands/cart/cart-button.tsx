'use client';

import { Icon } from '@/components/ui/icon';
import { openCart } from '@/lib/browser/cart-dialog';
import { badgeText, cartLabel, countItems } from '@/lib/cart-lines';
import css from './cart-button.module.css';
import { useCart } from './use-cart';

/** Opens the cart; its badge counts the items (spec §2). */
export function CartButton() {
  const count = useCart((cart) => countItems(cart.lines));
  return (
    <button
      type="button"
      className={css.button}
      aria-label={cartLabel(count)}
      aria-haspopup="dialog"
      data-needs-script
      onClick={openCart}
    >
      <Icon name="cart" />
      {count > 0 && <span className={css.badge}>{badgeText(count)}</span>}
    </button>
  );
}
