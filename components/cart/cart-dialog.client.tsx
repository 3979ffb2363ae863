'use client';

import { type ComponentProps, type MouseEvent, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { CartLines } from '@/components/cart/lines/cart-lines.client';
import { EmptyCart, LookedAt } from '@/components/cart/lines/empty-cart.client';
import { TodaysNotes } from '@/components/cart/lines/todays-notes.client';
import { type CartToday, useCartToday } from '@/components/cart/lines/use-cart-today.client';
import { BackButton, BeforeSending } from '@/components/cart/order/before-sending.client';
import { CartFacts } from '@/components/cart/order/cart-facts.client';
import { CopyOrder } from '@/components/cart/order/copy-order.client';
import { DeliveryChoice } from '@/components/cart/order/delivery-choice.client';
import { FreeDelivery } from '@/components/cart/order/free-delivery.client';
import {
  CallOrderLink,
  ChatOrderLink,
  SkipLink,
  WaysToOrder,
} from '@/components/cart/order/order-links.client';
import { PayChoice } from '@/components/cart/order/pay-choice.client';
import { ProductQuestion } from '@/components/cart/order/product-question.client';
import { SendCart } from '@/components/cart/order/send-cart.client';
import { PaidOrder, PaidPanel } from '@/components/cart/payment/paid-order.client';
import { PaymentRefused } from '@/components/cart/payment/payment-refused.client';
import { useAfterPayment } from '@/components/cart/payment/use-after-payment.client';
import { Dialog } from '@/components/dialog/dialog.client';
import { focusTitle } from '@/components/dialog/focus-title.client';
import { useDeliveryClock } from '@/components/page/use-delivery-clock.client';
import { SentPanel, SentQuestion } from '@/components/sent/sent-question.client';
import { OrdersNotKept, useKeptOrders, YourOrders } from '@/components/sent/your-orders.client';
import { buttonClass } from '@/components/ui/button';
import { Sum, Sums } from '@/components/ui/sums';
import { footHeight } from '@/lib/browser/foot-height.client';
import { cartStore } from '@/lib/cart/cart-store.client';
import type { LineToday } from '@/lib/cart/cart-today';
import { clearCart, endUndo } from '@/lib/cart/edit-cart.client';
import { closeCart, openCartStore } from '@/lib/cart/open-cart.client';
import { cartWholesaleHint, isWholesale } from '@/lib/cart/wholesale';
import { deliveryFeeKes, destinationOf, goodsOf } from '@/lib/delivery/delivery';
import { deliveryTerms } from '@/lib/delivery/delivery-terms';
import { orderChoicesStore } from '@/lib/delivery/order-choices.client';
import { cartOrder, type OrderChoice } from '@/lib/order/cart-order-text';
import { lacksPlace, type MissingChoices } from '@/lib/order/missing-choices';
import { payByOf } from '@/lib/order/pay-way';
import { sumRows } from '@/lib/order/sum-rows';
import { paymentStore } from '@/lib/payment/payment-store.client';
import type { Scene } from '@/lib/pictures/picture';
import { askedOrder, sentPart } from '@/lib/sent/orders';
import { keepOrder, orderIdentity, ordersStore } from '@/lib/sent/orders.client';
import { closeNextStep, nextStepStore } from '@/lib/sent/sent-order.client';
import { cartWords } from '@/words/cart';
import { sentWords } from '@/words/sent';
import { sumsWords } from '@/words/sums';
import css from './cart-dialog.module.css';

/**
 * The cart over the page. If the cart closes during a payment, it only hides, because unmounting
 * PayPal's buttons would end the payment. Meanwhile the dialog is not modal: PayPal adds its layer
 * at the end of the page, where a modal dialog would make the layer inert.
 */
export function CartDialog({ emptyCart }: { emptyCart: Scene }) {
  const open = useStore(openCartStore, (cart) => cart.open === true);
  const paying = useStore(paymentStore, (payment) => payment.paying);
  useAfterPayment();
  // Lines that were removed before or during a payment must not return as a part of it.
  useEffect(() => paymentStore.subscribe(endUndo), []);
  const shown = open || paying;
  return (
    <>
      {shown && <Cart open={open} modal={!paying} emptyCart={emptyCart} />}
      <PaidPanel hidden={shown} />
      <SentPanel />
      <ProductQuestion />
    </>
  );
}

function Cart({ open, modal, emptyCart }: { open: boolean; modal: boolean; emptyCart: Scene }) {
  const today = useCartToday(open);
  const { lines, orderable, status } = today;
  const saved = useStore(cartStore, (cart) => cart.saved);
  const choice = useOrderChoice(today);
  const full = lines.length > 0;
  const some = orderable.length > 0;
  const reason = full ? cartWords.nothingToOrder : cartWords.empty;
  const order = cartOrder(orderable, choice);
  const hint = cartWholesaleHint(orderable);
  const paying = !modal;
  const isAnswered = useStore(nextStepStore, ({ order: sent }) => sent !== undefined);
  const { kept } = useKeptOrders();
  const asked = useStore(ordersStore, ({ list }) => askedOrder(list));
  // Whether the whole cart was sent unchanged: the question then leads to the chat again, and back
  // to the form.
  const waits =
    !paying && asked !== undefined && sentPart(lines, asked).lineIds.length === lines.length;
  const [missing, setMissing] = useState<MissingChoices>();
  const endStep = () => setMissing(undefined);
  const step = modal && some ? missing : undefined;
  return (
    <Dialog
      title={step ? sentWords.before : cartWords.title}
      open={open}
      modal={modal}
      panel
      onClosed={() => {
        closeCart();
        if (!full) closeNextStep();
      }}
    >
      {step && (
        <BeforeSending lines={orderable} choice={choice} missing={step} prices={status}>
          <BackButton onBack={endStep} />
          <SkipLink lines={orderable} choice={choice} onSent={endStep} />
        </BeforeSending>
      )}
      <div className={css.body} hidden={step !== undefined}>
        <SentQuestion />
        <PaidOrder />
        {full && <PaymentRefused lines={lines} open={open} />}
        <TodaysNotes today={today} />
        <CartLines lines={lines} />
        {/* In the page before it has content, so that a screen reader announces the emptied cart. */}
        <div role="status" className={full ? 'visually-hidden' : undefined}>
          {!full && !isAnswered && <EmptyCart scene={emptyCart} />}
        </div>
        {!full && open && !isAnswered && <LookedAt />}
        {full && !waits && (
          <div className={css.actions} data-no-print="">
            <button type="button" className={css.clear} onClick={clear}>
              {cartWords.clear}
            </button>
            <SendCart lines={lines} />
          </div>
        )}
        {full && !saved && <p className={css.notStored}>{cartWords.notStored}</p>}
        {some && !waits && (
          <FreeDelivery destination={choice.destination} goods={goodsOf(orderable)} />
        )}
        {hint && !waits && <p className={css.wholesale}>{hint}</p>}
        {some && !waits && <DeliveryChoice lines={orderable} choice={choice} />}
        {((some && !waits) || paying) && (
          <PayChoice lines={orderable} choice={choice} prices={status} />
        )}
        <CopyOrder
          whole={order.whole}
          linked={order.link !== undefined}
          onCopy={() =>
            keepOrder({ code: order.code, lines: orderable, question: { text: order.text } })
          }
        />
        <OrdersNotKept />
        {some ? (
          <div className={css.ways}>
            <CallOrderLink lines={orderable} choice={choice} />
            {kept && <YourOrders />}
          </div>
        ) : (
          <WaysToOrder reason={reason}>{kept && <YourOrders />}</WaysToOrder>
        )}
        {full && <CartFacts isCollected={choice.destination.area?.pickUp === true} />}
      </div>
      {some && !waits && (
        <CartFoot
          lines={orderable}
          choice={choice}
          isPlaceInCart={step === undefined}
          onMissing={modal ? setMissing : undefined}
          onSent={endStep}
        />
      )}
    </Dialog>
  );
}

/** Where the order goes and how it is paid, of what was chosen on this phone and is possible today. */
function useOrderChoice({ orderable, status }: CartToday): Required<OrderChoice> {
  const choices = useStore(orderChoicesStore);
  useDeliveryClock(deliveryTerms);
  const destination = destinationOf(choices);
  const payBy = payByOf(choices.payBy, {
    area: destination.area,
    reachable: status !== 'unreachable',
    isWholesale: isWholesale(orderable),
  });
  return { destination, payBy, identity: orderIdentity(orderable) };
}

/**
 * The sums of the order, and the button that sends it. Until a place is chosen, the main action is the button
 * that leads to the place; once no choice is missing, it is the button that sends. While an order waits for its
 * answer, the foot has no main action.
 */
function CartFoot({
  lines,
  choice,
  isPlaceInCart,
  ...asking
}: {
  lines: readonly LineToday[];
  choice: Required<OrderChoice>;
  /** Whether the place is above it, and not in the step that asks for it. */
  isPlaceInCart: boolean;
} & Pick<ComponentProps<typeof ChatOrderLink>, 'onMissing' | 'onSent'>) {
  const { destination } = choice;
  const goods = goodsOf(lines);
  const isAsked = isWholesale(lines);
  const rows = sumRows(goods, {
    hasPlace: destination.area !== undefined,
    feeKes: deliveryFeeKes(destination, goods),
    isWholesale: isAsked,
  });
  const isSentAsked = useStore(ordersStore, ({ list }) => askedOrder(list) !== undefined);
  return (
    <div ref={footHeight} className={css.foot} data-foot="">
      <div role="status">
        <Sums>
          {rows.map(({ name, value }, at) => (
            <Sum key={name} name={name} value={value} whole={at === rows.length - 1} />
          ))}
        </Sums>
        {isAsked && <p className={css.answer}>{sumsWords.wholesaleAnswer}</p>}
      </div>
      <div className={css.send}>
        {isPlaceInCart && lacksPlace(destination) && (
          <button
            type="button"
            className={buttonClass(isSentAsked ? 'plain' : 'main')}
            data-no-print=""
            onClick={showPlace}
          >
            {cartWords.deliverToOpen}
          </button>
        )}
        <ChatOrderLink lines={lines} choice={choice} quiet={isSentAsked} {...asking} />
      </div>
    </div>
  );
}

/** Leads from the foot to where the order goes, which is further up or down. */
function showPlace({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const area = currentTarget.closest('dialog')?.querySelector<HTMLElement>('[data-area]');
  area?.focus({ preventScroll: true });
  area?.closest('fieldset')?.scrollIntoView({ block: 'start' });
}

/** The button is removed with the lines, so the focus moves to the dialog's title. */
function clear({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  focusTitle(currentTarget.closest('dialog'));
  clearCart();
}
