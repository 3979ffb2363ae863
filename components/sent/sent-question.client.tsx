'use client';

import clsx from 'clsx/lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { useOffline } from '@/components/page/use-offline.client';
import { usePagePath } from '@/components/page/use-page-path.client';
import { useProducts } from '@/components/page/use-products.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { sendInChat } from '@/components/ui/send-in-chat.client';
import { SiteLink } from '@/components/ui/site-link';
import { WholeWords } from '@/components/ui/whole-words';
import { countItems } from '@/lib/cart/cart-lines';
import { cartStore } from '@/lib/cart/cart-store.client';
import { closeCart, openCart, openCartStore } from '@/lib/cart/open-cart.client';
import { isLarge, isWholesale } from '@/lib/cart/wholesale';
import { countText, fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { chatLink } from '@/lib/links/chat-and-call';
import { pagePaths } from '@/lib/links/page-paths';
import { pricedContent } from '@/lib/order/link-lines';
import { orderTotalKes } from '@/lib/order/order-link-facts';
import { type LinkContent, parseLink } from '@/lib/order/order-link-format';
import { paidOrderStore } from '@/lib/order/paid-order-store.client';
import { shownReference } from '@/lib/order/reference';
import { askedOrder, type KeptOrder, sentPart } from '@/lib/sent/orders';
import { answerOrder, ordersStore } from '@/lib/sent/orders.client';
import { productQuestionStore } from '@/lib/sent/product-question.client';
import { closeNextStep, nextStepStore, orderWasSent } from '@/lib/sent/sent-order.client';
import { isToPay } from '@/lib/sent/where-it-stands';
import { sentWords } from '@/words/sent';
import css from './sent-question.module.css';

/**
 * Asks of the last order that left the page whether it was sent, and then of the one before; an answer
 * is followed by what happens next. `onDone` is called once there is nothing more to say of an order.
 */
export function SentQuestion({ onDone }: { onDone?: () => void }) {
  const asked = useStore(ordersStore, ({ list }) => askedOrder(list));
  const { order: sent } = useStore(nextStepStore);
  const box = useRef<HTMLDivElement>(null);
  const order = sent ?? asked;
  const key = order && `${order.reference} ${sent ? 'sent' : 'asked'}`;
  useEffect(() => {
    if (key) box.current?.scrollIntoView({ block: 'nearest' });
  }, [key]);
  const title = order && titleOf(order, sent !== undefined);
  /** The focus was on a button that is gone. */
  const focusBox = () => box.current?.focus();
  return (
    // In the page before it has content, so that a screen reader announces its title.
    <div
      ref={box}
      className={clsx(order ? css.order : 'visually-hidden', sent && css.sent)}
      tabIndex={-1}
      {...(title && { role: 'group', 'aria-label': title })}
    >
      <p role="status" className={css.title}>
        {title && <WholeWords text={title} />}
      </p>
      {order && <What order={order} />}
      {sent && <NextStep order={sent} onTakenBack={focusBox} onDone={onDone} />}
      {!sent && asked && <Answers order={asked} onAnswered={focusBox} onDone={onDone} />}
    </div>
  );
}

/** The number of items of the order, and their sum; nothing if no link can carry the order. */
function What({ order: { code } }: { order: KeptOrder }) {
  const content = parseLink(code);
  if (typeof content === 'string') return null;
  const items = countItems(content.lines);
  return (
    <p className={css.what}>
      {countText(sentWords.items, items)}
      {isLarge(items) ? <SumIfKnown content={content} /> : <Sum content={content} />}
    </p>
  );
}

const Sum = ({ content }: { content: LinkContent }) => ` · ${shownKes(orderTotalKes(content))}`;

/** The sum of a large order, unless it asks for the wholesale price: the catalogue knows its prices by quantity. */
function SumIfKnown({ content: linked }: { content: LinkContent }) {
  const content = pricedContent(linked, useProducts());
  return isWholesale(content.lines) ? null : <Sum content={content} />;
}

/** The same over the page of a shopper who is back from the chat, until the cart is opened or it is closed. */
export function SentPanel() {
  const isBack = useStore(openCartStore, ({ open }) => open === 'behind');
  const isAsked = useStore(ordersStore, ({ list }) => askedOrder(list) !== undefined);
  const isAnswered = useStore(nextStepStore, ({ order }) => order !== undefined);
  const isPlaceAsked = useStore(paidOrderStore, ({ order }) => order && !order.tapped);
  const isInStep = useStore(productQuestionStore, ({ step }) => step !== undefined);
  // The page of an order and the list of orders ask themselves.
  const isOrderPage = usePagePath() === pagePaths.order;
  if (!isBack || isOrderPage || isPlaceAsked || isInStep || !(isAsked || isAnswered)) return null;
  return (
    <section className={css.panel} aria-label={sentWords.after} data-no-print="">
      <SentQuestion onDone={closeCart} />
      {!isAnswered && <CloseButton onClose={closeCart} />}
    </section>
  );
}

function Answers({
  order,
  onAnswered,
  onDone,
}: {
  order: KeptOrder;
  onAnswered: () => void;
  onDone: (() => void) | undefined;
}) {
  const { question, reference } = order;
  const isOffline = useOffline();
  // A cart that is open with goods says so itself.
  const isCartOpen = useStore(openCartStore, ({ open }) => open === true);
  const isFilled = useStore(cartStore, ({ lines }) => lines.length > 0);
  const inCart = useStore(cartStore, ({ lines }) =>
    lines.some(({ lineId }) => order.lineIds.includes(lineId)),
  );
  const unsent = () => {
    flushSync(() => answerOrder(reference, false));
    onAnswered();
    onDone?.();
  };
  return (
    <>
      {isOffline && !(isCartOpen && isFilled) && <p>{sentWords.waits}</p>}
      <div className={css.answers}>
        <button
          type="button"
          className={buttonClass('main')}
          onClick={() => {
            flushSync(() => orderWasSent(order));
            onAnswered();
          }}
        >
          {question?.isCalled ? sentWords.yesCalled : sentWords.yes}
        </button>
        <a className={buttonClass('plain')} {...sendInChat(chatLink(question?.text ?? ''))}>
          <Icon name="chat" />
          <span>{question?.isCalled ? sentWords.write : sentWords.again}</span>
        </a>
        {inCart || !order.code ? (
          <button
            type="button"
            className={css.change}
            onClick={() => {
              unsent();
              openCart();
            }}
          >
            {sentWords.change}
          </button>
        ) : (
          // A product's own order is in no cart: its page puts it there.
          <SiteLink
            className={css.change}
            href={`${pagePaths.order}#${order.code}`}
            onClick={unsent}
          >
            {sentWords.change}
          </SiteLink>
        )}
      </div>
    </>
  );
}

/** The steps after an order was sent. */
function NextStep({
  order,
  onTakenBack,
  onDone,
}: {
  order: KeptOrder;
  onTakenBack: () => void;
  onDone: (() => void) | undefined;
}) {
  const takeBack = useStore(nextStepStore, (step) => step.takeBack);
  const isChanged = useStore(cartStore, ({ lines }) => sentPart(lines, order).isChanged);
  const isKept = useStore(ordersStore, ({ saved }) => saved && order.code !== '');
  // The cart with nothing else in it is closed by its own button.
  const isCartOpen = useStore(openCartStore, ({ open }) => open === true);
  const isCartEmpty = useStore(cartStore, ({ lines }) => lines.length === 0);
  const isCartClosing = isCartOpen && isCartEmpty;
  const reference = shownReference(order.reference);
  const close = () => {
    closeNextStep();
    onDone?.();
  };
  return (
    <>
      <p>
        <span>{sentWords.next}</span> {isKept && <span>{sentWords.kept}</span>}
      </p>
      {isChanged && <p>{fillText(sentWords.changedSince, { reference })}</p>}
      {order.code && (
        <SiteLink
          className={buttonClass('main', css.pay)}
          href={`${pagePaths.order}#${order.code}`}
          onClick={() => {
            onDone?.();
            closeCart();
          }}
        >
          {isPaidLater(order) ? sentWords.howToPay : sentWords.after}
        </SiteLink>
      )}
      {takeBack && (
        <button
          type="button"
          className={css.change}
          onClick={() => {
            flushSync(takeBack);
            onTakenBack();
          }}
        >
          {sentWords.undo}
        </button>
      )}
      {!isCartClosing && <CloseButton onClose={close} />}
    </>
  );
}

/** Whether its page says how to pay it. */
function isPaidLater({ code }: KeptOrder): boolean {
  const content = parseLink(code);
  if (typeof content === 'string' || !content.order) return false;
  const { payBy } = content.order;
  return payBy !== 'delivery' && payBy !== 'card' && isToPay(content.state);
}

function CloseButton({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <button
      type="button"
      className={buttonClass('round', css.close)}
      aria-label={sentWords.close}
      onClick={onClose}
    >
      <Icon name="close" />
    </button>
  );
}

function titleOf({ reference, question }: KeptOrder, isSent: boolean): string {
  const asked = question?.isCalled ? sentWords.called : sentWords.asked;
  return fillText(isSent ? sentWords.sent : asked, { reference: shownReference(reference) });
}
