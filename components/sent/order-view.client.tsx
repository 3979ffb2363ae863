'use client';

import { type ReactNode, useState } from 'react';
import { actionLinkClass, OrderActions } from '@/components/sent/order/order-actions.client';
import { OrderLines } from '@/components/sent/order/order-lines.client';
import { OrderPayment } from '@/components/sent/order/order-payment.client';
import { OrderTotals } from '@/components/sent/order/order-totals.client';
import { hasSentAnswers, SentAnswers } from '@/components/sent/order/sent-answers.client';
import { TodaysChanges } from '@/components/sent/order/todays-changes.client';
import { WhereItStands } from '@/components/sent/order/where-it-stands.client';
import { ShareButton } from '@/components/share/share-button.client';
import { buttonClass } from '@/components/ui/button';
import { OrderSheet } from '@/components/ui/order-sheet';
import textLink from '@/components/ui/text-link.module.css';
import { shop } from '@/data/shop';
import { isWholesale } from '@/lib/cart/wholesale';
import { deliveryTerms } from '@/lib/delivery/delivery-terms';
import { dayText } from '@/lib/format/day';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether, shownKes } from '@/lib/format/money';
import { chatLink } from '@/lib/links/chat-and-call';
import { pagePaths } from '@/lib/links/page-paths';
import { pageHref } from '@/lib/links/site-path';
import { withPriceSteps } from '@/lib/order/link-lines';
import { dayMs, orderTotalKes } from '@/lib/order/order-link-facts';
import type { LinkContent, OrderContent } from '@/lib/order/order-link-format';
import { shownReference } from '@/lib/order/reference';
import { answerText } from '@/lib/sent/about-order-text';
import { orderNews } from '@/lib/sent/order-news';
import type { KnownOrder } from '@/lib/sent/orders';
import { keepSentCode } from '@/lib/sent/orders.client';
import { promisedDay } from '@/lib/sent/promised-day';
import { hasLeft, isAgreed, isPaid, isToPay } from '@/lib/sent/where-it-stands';
import { languageWords } from '@/words/language';
import { orderPageWords } from '@/words/order-page';
import { orderStateWords } from '@/words/order-state';
import css from './order-view.module.css';
import type { OrderToday } from './use-order-today.client';

/** The props of the parts of an order's page. */
interface OrderProps {
  content: LinkContent;
  /** The shop's present facts about the order. */
  today: OrderToday;
}

/** The page of a link: its heading and its code, and the code of the page with the orders of this phone. */
interface PageProps {
  title: string;
  code: string;
  listCode: string;
}

/** The page of an order, or of a cart that somebody sent, as its link has it. */
export function OrderView({
  content: linked,
  today,
  title,
  code,
  listCode,
  ...known
}: OrderProps & PageProps & Omit<KnownOrder, 'content'>) {
  const { order } = linked;
  const page = { title, code, listCode };
  const content = withPriceSteps(linked, today.lines);
  if (order) {
    return <Ordered content={{ ...content, order }} today={today} page={page} {...known} />;
  }
  return (
    <OrderSheet
      title={title}
      top={
        <>
          <p>{orderPageWords.sent}</p>
          <Share title={title} code={code} />
        </>
      }
    >
      <div className={css.bill}>
        <Goods content={content} today={today} />
        <OrderActions content={content} actions={['put']} main="put" today={today} asLinks>
          <YourOrders listCode={listCode} />
        </OrderActions>
      </div>
    </OrderSheet>
  );
}

/** 'Ordered on Monday, 23 November 2026'. */
export function Day({ order }: Pick<OrderContent, 'order'>) {
  const day = dayText(dayMs(order.day), 'whole', languageWords.tag);
  return <p>{keepTogether(fillText(orderPageWords.orderedOn, { day }))}</p>;
}

/** Shares the link of the page. */
export function Share({
  title,
  code,
  isOrder = false,
}: Pick<PageProps, 'title' | 'code'> & { isOrder?: boolean }) {
  const text = fillText(orderPageWords.shareText, { title, shop: shop.name });
  return (
    <div data-no-print="">
      <ShareButton
        title={title}
        text={isOrder ? text : title}
        path={`${pagePaths.order}#${code}`}
      />
    </div>
  );
}

function Ordered({
  content,
  today,
  page,
  own,
  sentAs,
}: Omit<KnownOrder, 'content'> & { content: OrderContent; today: OrderToday; page: PageProps }) {
  const [now] = useState(Date.now);
  const { order, state } = content;
  const { lines } = today;
  const news = orderNews(content, {
    lines,
    own,
    promised: promisedDay(content, deliveryTerms, now, own?.sentAt),
    now,
  });
  const isAsked = news.deed === 'answer';
  const isSending = news.deed === 'send';
  const isPayFirst = news.deed === 'pay';
  const shownToday = isAgreed(state) ? withoutChanges(today) : today;
  // Sold-out lines change the sum.
  const payment = isToPay(state) && !isAsked && !own?.replacedBy && (
    <OrderPayment
      content={content}
      order={order}
      isChanged={shownToday.lines.some((line) => line.unavailable || line.formerKes)}
      isFolded={isSending}
      isNext={isPayFirst}
      sentCode={own?.sentCode}
      onCode={(code) => keepSentCode(order.reference, code)}
    />
  );
  const isUnsent = own?.isUnsent === true && isSending;
  const canChange = !isAsked && !isUnsent && !own?.replacedBy && !hasLeft(state);
  let deed: ReactNode;
  if (isAsked) deed = <Answer content={content} today={today} />;
  else if (isUnsent) {
    deed = (
      <div className={css.answer}>
        <OrderActions content={content} actions={['change']} today={today} />
      </div>
    );
  } else if (own && hasSentAnswers(own, state)) deed = <SentAnswers order={own} main="chat" />;
  const actions = (['order', 'change'] as const).filter((action) =>
    action === 'order' ? !isSending : canChange,
  );
  return (
    <OrderSheet
      title={page.title}
      small
      top={
        <>
          <div className={css.day}>
            <Day order={order} />
          </div>
          <WhereItStands content={content} news={news} isOwn={own !== undefined && !own.byPhone}>
            {deed}
          </WhereItStands>
        </>
      }
    >
      {sentAs && <Differs order={order} code={sentAs} />}
      {isToPay(state) && <OtherSum content={content} />}
      <div className={payment ? css.withPay : undefined}>
        {/* What is to be done now is before what was ordered. */}
        {isPayFirst && payment}
        <div className={css.bill}>
          <h2 className={css.title}>{orderPageWords.ordered}</h2>
          <Goods content={content} today={shownToday} />
          <OrderActions
            content={content}
            actions={actions}
            main={news.deed === 'again' ? 'order' : undefined}
            today={today}
            asLinks
          >
            <Share title={page.title} code={page.code} isOrder />
            {isPaid(state) && (
              <button type="button" className={actionLinkClass} onClick={() => window.print()}>
                {orderStateWords.print}
              </button>
            )}
            <YourOrders listCode={page.listCode} />
          </OrderActions>
        </div>
        {!isPayFirst && payment}
      </div>
    </OrderSheet>
  );
}

/** Once the shop has confirmed an order, what it changes in its catalogue is nothing to the order. */
export function withoutChanges({ lines, retry }: OrderToday): OrderToday {
  const agreed = lines.map(
    ({
      unavailable: _unavailable,
      formerKes: _formerKes,
      soldOutSizes: _soldOut,
      sizesLeft: _left,
      ...line
    }) => line,
  );
  return { lines: agreed, status: 'loaded', retry };
}

/** Says that the shop has confirmed another sum than the order's total. */
function OtherSum({ content }: { content: OrderContent }) {
  const { lines, order, state } = content;
  const confirmed = state?.toPayKes;
  const ordered = orderTotalKes(content);
  const isKnown = order.feeKes !== undefined && !isWholesale(lines);
  if (!isKnown || confirmed === undefined || confirmed === ordered) return null;
  const sums = { ordered: shownKes(ordered), confirmed: shownKes(confirmed) };
  return <p className={css.differs}>{fillText(orderStateWords.otherSum, sums)}</p>;
}

/** The customer's next step if lines are sold out. */
function Answer({ content, today }: { content: OrderContent; today: OrderToday }) {
  return (
    <div className={css.answer} data-no-print="">
      <OrderActions content={content} actions={['change']} today={today} />
      <a className={buttonClass('chat')} href={chatLink(answerText(content, today.lines))}>
        {orderStateWords.answer}
      </a>
    </div>
  );
}

function Differs({ order, code }: Pick<OrderContent, 'order'> & { code: string }) {
  const reference = shownReference(order.reference);
  return (
    <p className={css.differs}>
      {fillText(orderStateWords.differs, { reference })}{' '}
      <a className={textLink.link} href={`#${code}`}>
        {orderStateWords.yours}
      </a>
    </p>
  );
}

/** The products of an order, their sums, and the shop's present facts about them. */
export function Goods({ content, today, isShops = false }: OrderProps & { isShops?: boolean }) {
  return (
    <div className={css.list}>
      <OrderLines content={content} lines={today.lines} isShops={isShops} />
      <div className={css.totals}>
        <OrderTotals content={content} isShops={isShops} />
      </div>
      <TodaysChanges content={content} today={today} isShops={isShops} />
    </div>
  );
}

function YourOrders({ listCode }: Pick<PageProps, 'listCode'>) {
  return (
    <a className={textLink.link} href={`${pageHref(pagePaths.order)}#${listCode}`} data-no-print="">
      {orderPageWords.yourOrders}
    </a>
  );
}
