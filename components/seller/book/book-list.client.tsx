'use client';

import clsx from 'clsx/lite';
import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { RemoveQuestion } from '@/components/dialog/remove-question.client';
import { useRemoval } from '@/components/dialog/use-removal.client';
import { LinePictures } from '@/components/goods/line-pictures.client';
import { useClock } from '@/components/page/use-clock.client';
import { buttonClass } from '@/components/ui/button';
import { pillClass, pillCountClass, pillRowClass } from '@/components/ui/pills';
import type { CardProduct } from '@/lib/catalogue/product';
import { areaName } from '@/lib/facts/delivery-areas';
import { countText, fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { linkLines } from '@/lib/order/link-lines';
import { linkDay } from '@/lib/order/order-link-facts';
import { shownReference } from '@/lib/order/reference';
import { removeEntries } from '@/lib/seller/book.client';
import { type BookOrder, workNames } from '@/lib/seller/book-orders';
import { bookSumText } from '@/lib/seller/book-sum-text';
import { byDay, type DayOrders } from '@/lib/seller/book-sums';
import {
  bookViewStore,
  keepPlace,
  returnToPlace,
  searchBook,
  showMoreOrders,
} from '@/lib/seller/book-view.client';
import { bookDayText, sinceText } from '@/lib/seller/day-text';
import { type FoundBy, findOrders } from '@/lib/seller/find-orders';
import { saidStep } from '@/lib/sent/where-it-stands';
import { orderBookWords } from '@/words/order-book';
import { sellerWords } from '@/words/seller';
import css from './book-list.module.css';

/** The products of the catalogue by id, as far as the phone has them. */
type Products = ReadonlyMap<string, CardProduct>;

/** The orders by day with a search and filters, as many as are asked for. */
export function BookList({ orders, products }: { orders: readonly FoundBy[]; products: Products }) {
  const { text, next, shown } = useStore(bookViewStore);
  // The letters of a search are there at once, what they find a moment later.
  const search = useDeferredValue(text);
  const found = useMemo(() => findOrders(orders, { text: search, next }), [orders, search, next]);
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(returnToPlace, []);
  const { asked, ask, answers } = useRemoval<BookOrder>(list, (order) => {
    const at = found.indexOf(order);
    removeEntries([order.id]);
    return { at, notice: about(order, orderBookWords.removed) };
  });
  return (
    <section ref={list} className={css.list} aria-label={orderBookWords.list} tabIndex={-1}>
      <Search orders={orders} text={text} next={next} />
      <p role="status" className="visually-hidden">
        {search || next ? countText(orderBookWords.found, found.length) : ''}
      </p>
      {found.length === 0 && <p>{orderBookWords.nothingFound}</p>}
      <Days orders={found} shown={shown} products={products} onRemove={ask} />
      {found.length > shown && (
        <button type="button" className={buttonClass('plain')} onClick={showMoreOrders}>
          {orderBookWords.showMore}
        </button>
      )}
      {asked && (
        <RemoveQuestion
          title={about(asked, orderBookWords.ask)}
          text={orderBookWords.askText}
          remove={orderBookWords.remove}
          keep={orderBookWords.keep}
          {...answers}
        />
      )}
    </section>
  );
}

/** The search, and the filters with their numbers of orders. */
function Search({
  orders,
  text,
  next,
}: { orders: readonly FoundBy[] } & Parameters<typeof searchBook>[0]) {
  const counts = useMemo(() => {
    const byWork = new Map<string, number>();
    for (const { order } of orders) byWork.set(order.next, (byWork.get(order.next) ?? 0) + 1);
    return byWork;
  }, [orders]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows <search>
    <div role="search" className={css.search} data-no-print="">
      <input
        type="search"
        className={css.field}
        aria-label={orderBookWords.search}
        placeholder={orderBookWords.searchHint}
        autoComplete="off"
        value={text}
        onChange={({ target }) => searchBook({ text: target.value, next })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll in every browser */}
      <div role="group" className={pillRowClass} aria-label={orderBookWords.filters}>
        {[undefined, ...workNames].map((work) => (
          <button
            key={work ?? 'all'}
            type="button"
            className={pillClass}
            aria-current={next === work ? 'true' : undefined}
            onClick={() => searchBook({ text, next: work })}
          >
            {work ? orderBookWords.work[work] : orderBookWords.all}{' '}
            <span className={pillCountClass}>{work ? (counts.get(work) ?? 0) : orders.length}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** The first `shown` orders by day; the sum of a day includes all its orders. */
function Days({
  orders,
  shown,
  products,
  onRemove,
}: {
  orders: readonly BookOrder[];
  shown: number;
  products: Products;
  onRemove: (order: BookOrder) => void;
}) {
  const today = useClock(linkDay);
  const days = useMemo(() => shownDays(byDay(orders), shown), [orders, shown]);
  return days.map(({ day, list, ...sum }) => (
    <section key={day} className={css.day}>
      <div className={css.head}>
        <h2 className={css.date}>{headingOf(day, today)}</h2>
        <p>{bookSumText(sum, shownKes)}</p>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
      <ul className={css.orders} role="list">
        {list.map((order) => (
          <Row key={order.id} order={order} products={products} today={today} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  ));
}

/** Memoized: a letter of a search draws no order that stays. */
const Row = memo(function Row({
  order,
  products,
  today,
  onRemove,
}: {
  order: BookOrder;
  products: Products;
  today: number;
  onRemove: (order: BookOrder) => void;
}) {
  const { code, name, items, sumKes, content, phone } = order;
  const { reference, area, place } = content.order;
  const next = nextText(order);
  return (
    <li className={css.order}>
      <LinePictures images={linkLines(content.lines, products).map(({ image }) => image)} />
      <a className={css.link} href={`#${code}`} onClick={keepPlace}>
        <span className={css.top}>
          <span className={css.reference}>{shownReference(reference)}</span>{' '}
          <strong>{sumKes === undefined ? orderBookWords.sumOpen : shownKes(sumKes)}</strong>
        </span>{' '}
        <span className={css.customer}>
          {[name || place || areaName(area) || phone, countText(orderBookWords.items, items)]
            .filter(Boolean)
            .join(' · ')}
        </span>{' '}
        <span>{stateText(order, today)}</span>
      </a>
      <div className={clsx(css.foot, !next && css.lone)}>
        {next && <span className={css.next}>{next}</span>}
        <button
          type="button"
          className={css.remove}
          aria-label={about(order, orderBookWords.removeOrder)}
          data-remove
          onClick={() => onRemove(order)}
        >
          {orderBookWords.remove}
        </button>
      </div>
    </li>
  );
});

function shownDays(days: readonly DayOrders[], shown: number): readonly DayOrders[] {
  let left = shown;
  return days.flatMap((day) => {
    const list = day.list.slice(0, Math.max(0, left));
    left -= list.length;
    return list.length > 0 ? [{ ...day, list }] : [];
  });
}

/** From this number of days on, a date has its year. */
const FAR_AWAY = 300;

function headingOf(day: number, today: number): string {
  if (day === today)
    return fillText(orderBookWords.today, { day: bookDayText(day, 'weekdayAndDay') });
  return Math.abs(today - day) > FAR_AWAY
    ? bookDayText(day, 'ofYear')
    : bookDayText(day, 'weekdayAndDay');
}

function stateText({ step, since, content }: BookOrder, today: number): string {
  if (content.state?.soldOut) return orderBookWords.asked;
  const stands = sellerWords.stands[saidStep(step, content)];
  if (since === undefined) return stands;
  return fillText(orderBookWords.stepSince, {
    step: stands,
    since: sinceText(since, today),
  });
}

function nextText({ next, content }: BookOrder): string {
  if (next === 'done') return '';
  const isReady = content.state?.steps.some(({ is }) => is === 'ready');
  return orderBookWords.next[next === 'send' && isReady ? 'hand' : next];
}

function about(
  { content }: BookOrder,
  text: (typeof orderBookWords)['ask' | 'removeOrder' | 'removed'],
): string {
  return fillText(text, { reference: shownReference(content.order.reference) });
}
