'use client';

import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { Dialog } from '@/components/islands/dialog/dialog';
import { focusTitle } from '@/components/islands/dialog/focus-title';
import { PaymentButtons } from '@/components/islands/payment/payment-buttons';
import { useAfterPayment } from '@/components/islands/payment/use-after-payment';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SiteLink } from '@/components/ui/site-link';
import { shop } from '@/data/shop';
import { cartDialogStore, closeCart } from '@/lib/cart/cart-dialog.client';
import { totalKes } from '@/lib/cart/cart-lines';
import { clearCart } from '@/lib/cart/cart-store.client';
import { formatKes, formatUsd } from '@/lib/format/money';
import { isWholesale } from '@/lib/order/order-text';
import { paymentStore } from '@/lib/payment/payment-store.client';
import type { Scene } from '@/lib/pictures/picture';
import css from './cart-dialog.module.css';
import { CartLines } from './cart-lines';
import { ChatOrderLink, OtherOrderLinks } from './order-links';
import { PayDetails } from './pay-details';
import { useCart } from './use-cart';

/**
 * The cart over the page it is opened on. Closed during a payment it only hides: unmounting PayPal's
 * buttons would end the payment. Meanwhile it is not modal: PayPal adds its own layer at the end of the
 * page, which would be inert beneath a modal dialog.
 */
export function CartDialog({ emptyCart }: { emptyCart: Scene }) {
  const open = useStore(cartDialogStore, (cart) => cart.open);
  const paying = useStore(paymentStore, (payment) => payment.paying);
  useAfterPayment();
  return open || paying ? <Cart open={open} modal={!paying} emptyCart={emptyCart} /> : null;
}

function Cart({ open, modal, emptyCart }: { open: boolean; modal: boolean; emptyCart: Scene }) {
  const lines = useCart((cart) => cart.lines);
  const saved = useCart((cart) => cart.saved);
  const total = totalKes(lines);
  const full = lines.length > 0;
  return (
    <Dialog title="Your cart" open={open} modal={modal} onClosed={closeCart}>
      <div className={css.body}>
        {full && <CartLines lines={lines} />}
        {/* It stands there before it has anything to say, so that emptying the cart is heard. */}
        <div role="status" className={full ? 'visually-hidden' : undefined}>
          {!full && <NothingYet scene={emptyCart} />}
        </div>
        {full && (
          <button type="button" className={css.clear} onClick={clear}>
            Clear Cart
          </button>
        )}
        {full && !saved && (
          <p className={css.unkept}>
            This phone is not keeping your cart. Order before you close the page.
          </p>
        )}
        {isWholesale(lines) && (
          <p className={css.wholesale}>
            More than {shop.wholesaleAbove} items: your message asks us for the wholesale price.
          </p>
        )}
        <OtherOrderLinks lines={lines} />
        {full && <PayDetails total={total} />}
        {full && <PaymentButtons />}
      </div>
      <div className={css.foot}>
        {full && (
          <p className={css.total} role="status">
            Total <strong className={css.kes}>{formatKes(total)}</strong>{' '}
            <span className={css.usd}>{formatUsd(total)}</span>
          </p>
        )}
        <ChatOrderLink lines={lines} />
      </div>
    </Dialog>
  );
}

function NothingYet({ scene }: { scene: Scene }) {
  return (
    <EmptyState title="Nothing in it yet" scene={scene}>
      <p>Pick a size, and what you add waits here.</p>
      <SiteLink className={buttonClass('main')} href="/shop/" onClick={closeCart}>
        Look around the shop
      </SiteLink>
    </EmptyState>
  );
}

/** The button goes with the lines: the focus goes to the dialog's title. */
function clear({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  focusTitle(currentTarget.closest('dialog'));
  clearCart();
}
