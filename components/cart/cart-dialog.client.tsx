'use client';

import clsx from 'clsx/lite';
import { type MouseEvent, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { PaidOrder, PaidPanel } from '@/components/cart/paid-order.client';
import { PaymentRefused } from '@/components/cart/payment-refused.client';
import { useAfterPayment } from '@/components/cart/use-after-payment.client';
import { Dialog } from '@/components/dialog/dialog.client';
import { focusTitle } from '@/components/dialog/focus-title.client';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SiteLink } from '@/components/ui/site-link';
import { cartDialogStore, closeCart } from '@/lib/cart/cart-dialog.client';
import { countItems } from '@/lib/cart/cart-lines';
import { cartStore } from '@/lib/cart/cart-store.client';
import { clearCart, endUndo } from '@/lib/cart/edit-cart.client';
import { shopPath } from '@/lib/catalogue/shop-paths';
import { formatUsd, hasDollars } from '@/lib/format/dollars';
import { keepTogether, shownKes, totalKes } from '@/lib/format/money';
import { cartOrder } from '@/lib/order/cart-order-text';
import { destinationOf, toPayKes } from '@/lib/order/delivery';
import { orderChoicesStore } from '@/lib/order/order-choices.client';
import { keepOrder, orderIdentity } from '@/lib/order/orders.client';
import { payByOf } from '@/lib/order/pay-way';
import { isWholesale } from '@/lib/order/wholesale';
import { footHeight } from '@/lib/page/foot-height.client';
import { paymentStore } from '@/lib/payment/payment-store.client';
import type { Scene } from '@/lib/pictures/picture';
import { cartWords } from '@/lib/site/cart-words';
import css from './cart-dialog.module.css';
import { CartLines } from './cart-lines.client';
import { CartWholesale } from './cart-wholesale.client';
import { CopyOrder } from './copy-order.client';
import { DeliveryChoice } from './delivery-choice.client';
import type { LazyCartWords } from './lazy-cart-dialog.client';
import { CallOrderLink, ChatOrderLink, WaysToOrder } from './order-links.client';
import { PayChoice } from './pay-choice.client';
import { SendCart } from './send-cart.client';
import { TodaysNotes } from './todays-notes.client';
import { useCartToday } from './use-cart-today.client';
import { OrdersNotKept, useKeptOrders, YourOrders } from './your-orders.client';

/**
 * The cart over the page it is opened on. Closed during a payment it only hides: unmounting PayPal's
 * buttons would end the payment. Meanwhile it is not modal: PayPal adds its own layer at the end of the
 * page, which would be inert beneath a modal dialog.
 */
export function CartDialog({
  words: shared,
  emptyCart,
}: {
  words: LazyCartWords;
  emptyCart: Scene;
}) {
  const words = useMemo(() => ({ ...shared, ...cartWords }), [shared]);
  const open = useStore(cartDialogStore, (cart) => cart.open === true);
  const paying = useStore(paymentStore, (payment) => payment.paying);
  useAfterPayment(words);
  // What was removed before a payment or during one must not return as a part of it.
  useEffect(() => paymentStore.subscribe(endUndo), []);
  const shown = open || paying;
  return (
    <>
      {shown && <Cart words={words} open={open} modal={!paying} emptyCart={emptyCart} />}
      <PaidPanel words={words} hidden={shown} />
    </>
  );
}

/** What the cart says, the messages it sends among it. */
export type CartWords = LazyCartWords & typeof cartWords;

function Cart({
  words,
  open,
  modal,
  emptyCart,
}: {
  words: CartWords;
  open: boolean;
  modal: boolean;
  emptyCart: Scene;
}) {
  const today = useCartToday(open);
  const { lines, orderable, status } = today;
  const saved = useStore(cartStore, (cart) => cart.saved);
  const total = totalKes(orderable);
  const choices = useStore(orderChoicesStore);
  const destination = destinationOf(choices);
  const reachable = status !== 'unreachable';
  const isAsked = isWholesale(countItems(orderable));
  const payBy = payByOf(choices.payBy, {
    area: destination.area,
    reachable,
    isWholesale: isAsked,
  });
  const toPay = toPayKes(destination, total);
  const full = lines.length > 0;
  const some = orderable.length > 0;
  const reason = full ? words.cart.nothingToOrder : words.cart.empty;
  const choice = { destination, payBy, identity: orderIdentity(orderable) };
  const order = cartOrder(words.order, orderable, choice);
  const paying = !modal;
  const { kept } = useKeptOrders();
  return (
    <Dialog title={words.cart.title} open={open} modal={modal} wide={full} onClosed={closeCart}>
      <div className={clsx(css.body, full && css.columns)}>
        <div className={css.column}>
          <PaidOrder words={words} />
          {full && <PaymentRefused words={words} lines={lines} open={open} />}
          <TodaysNotes words={words} today={today} />
          <CartLines words={words} lines={lines} />
          {/* In the page before it has content, so that a screen reader announces the emptied cart. */}
          <div role="status" className={full ? 'visually-hidden' : undefined}>
            {!full && <EmptyCart words={words} scene={emptyCart} />}
          </div>
          {full && (
            <div className={css.actions}>
              <button type="button" className={css.clear} onClick={clear}>
                {words.cart.clear}
              </button>
              <SendCart words={words} lines={lines} />
            </div>
          )}
          {full && !saved && <p className={css.notStored}>{words.cart.notStored}</p>}
        </div>
        <div className={css.column}>
          <CartWholesale words={words} lines={orderable} />
          {some && (
            <DeliveryChoice
              words={words}
              destination={destination}
              goodsKes={isAsked ? undefined : total}
            />
          )}
          {(some || paying) && (
            <PayChoice words={words} lines={orderable} choice={choice} prices={status} />
          )}
          <CopyOrder
            words={words}
            whole={order.whole}
            linked={order.link !== undefined}
            onCopy={() => keepOrder({ code: order.code, lines: orderable })}
          />
          <OrdersNotKept words={words} />
          {some ? (
            <>
              <CallOrderLink words={words} />
              {kept && <YourOrders words={words} />}
            </>
          ) : (
            <WaysToOrder words={words} reason={reason}>
              {kept && <YourOrders words={words} />}
            </WaysToOrder>
          )}
        </div>
      </div>
      {some && (
        <div ref={footHeight} className={css.foot} data-foot="">
          <p className={css.total} role="status">
            {words.cart.total} <strong className={css.kes}>{shownKes(total)}</strong>{' '}
            {isAsked ? (
              <span className={css.before}>{words.cart.beforeWholesale}</span>
            ) : (
              hasDollars && <span className={css.usd}>{keepTogether(formatUsd(total))}</span>
            )}
            {toPay !== total && !isAsked && (
              <span className={css.toPay}>
                {words.cart.withDelivery} <strong className={css.kes}>{shownKes(toPay)}</strong>
              </span>
            )}
          </p>
          <ChatOrderLink words={words} lines={orderable} choice={choice} />
        </div>
      )}
    </Dialog>
  );
}

function EmptyCart({ words, scene }: { words: CartWords; scene: Scene }) {
  return (
    <EmptyState title={words.cart.emptyTitle} scene={scene}>
      <p>{words.cart.emptyText}</p>
      <SiteLink className={buttonClass('main')} href={shopPath} onClick={closeCart}>
        {words.cart.emptyLink}
      </SiteLink>
    </EmptyState>
  );
}

/** The button is removed with the lines, so the focus moves to the dialog's title. */
function clear({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  focusTitle(currentTarget.closest('dialog'));
  clearCart();
}
