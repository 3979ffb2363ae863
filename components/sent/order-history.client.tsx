'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { RemoveQuestion } from '@/components/dialog/remove-question.client';
import { useRemoval } from '@/components/dialog/use-removal.client';
import { useProducts } from '@/components/page/use-products.client';
import { OrderCard } from '@/components/sent/order/order-card.client';
import { ProductRow } from '@/components/ui/product-row';
import textLink from '@/components/ui/text-link.module.css';
import type { ListedProduct } from '@/lib/catalogue/catalogue-file';
import { LEAST_SEEN, suggestedProducts } from '@/lib/finding/suggested-products';
import { fillText } from '@/lib/format/fill-text';
import { chatLink } from '@/lib/links/chat-and-call';
import { shownReference } from '@/lib/order/reference';
import { seenIds } from '@/lib/remembered/seen-products.client';
import { missingOrderText } from '@/lib/sent/about-order-text';
import { type ListedOrder, listedOrders } from '@/lib/sent/listed-orders';
import { ordersStore, removeOrder, removeOrders } from '@/lib/sent/orders.client';
import { languageWords } from '@/words/language';
import { orderHistoryWords } from '@/words/order-history';
import { recentlySeenWords } from '@/words/recently-seen';
import css from './order-history.module.css';

/**
 * The orders that were sent from this phone, the last first, each a link to its content on this
 * page. For the browser alone: it reads the phone's storage.
 */
export function OrderHistory({
  none,
  noneKept,
  ways,
}: {
  none: ReactNode;
  noneKept: ReactNode;
  /** The content below the list. */
  ways: ReactNode;
}) {
  const { list: kept, saved } = useStore(ordersStore);
  const orders = listedOrders(kept, languageWords.tag);
  const products = useProducts();
  const [now] = useState(Date.now);
  const section = useRef<HTMLElement>(null);
  const { asked, ask, answers } = useRemoval<string>(section, (removed) => {
    const at = orders.findIndex(({ content }) => content.order.reference === removed);
    if (removed === ALL) removeOrders();
    else removeOrder(removed);
    const notice = about(removed, orderHistoryWords.removedAll, orderHistoryWords.removed);
    return { at, notice };
  });
  return (
    <>
      <section
        ref={section}
        className={css.history}
        tabIndex={-1}
        aria-label={orderHistoryWords.title}
      >
        {orders.length > 0 ? (
          <>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
            <ul className={css.orders} role="list">
              {orders.map((order) => (
                <OrderCard
                  key={order.content.order.reference}
                  order={order}
                  products={products}
                  now={now}
                  onRemove={() => ask(order.content.order.reference)}
                />
              ))}
            </ul>
            <div className={css.below}>
              <p>{saved ? orderHistoryWords.onlyHere : orderHistoryWords.notKept}</p>
              <a className={textLink.link} href={chatLink(missingOrderText())}>
                {orderHistoryWords.missing}
              </a>
              {orders.length > 1 && (
                <button type="button" className={css.removeAll} onClick={() => ask(ALL)}>
                  {orderHistoryWords.removeAll}
                </button>
              )}
            </div>
          </>
        ) : saved ? (
          none
        ) : (
          noneKept
        )}
        {asked && (
          <RemoveQuestion
            title={about(asked, orderHistoryWords.askAll, orderHistoryWords.ask)}
            text={orderHistoryWords.chatKeeps}
            remove={asked === ALL ? orderHistoryWords.removeAll : orderHistoryWords.remove}
            keep={orderHistoryWords.keep}
            {...answers}
          />
        )}
      </section>
      {ways}
      <MoreGoods products={products} ordered={orderedIds(orders)} />
    </>
  );
}

/** The products of these orders. */
function orderedIds(orders: readonly ListedOrder[]): ReadonlySet<string> {
  return new Set(orders.flatMap(({ content }) => content.lines.map(({ id }) => id)));
}

/** In place of a reference, whose letters are capitals. */
const ALL = 'all';

/** A text about every order, or one about the order of a reference. */
function about(
  asked: string,
  all: string,
  one: (typeof orderHistoryWords)['ask' | 'removed'],
): string {
  return asked === ALL ? all : fillText(one, { reference: shownReference(asked) });
}

/**
 * The products that the phone viewed last, or else others in stock; nothing before they are known.
 */
function MoreGoods({
  products,
  ordered,
}: {
  products: ReadonlyMap<string, ListedProduct>;
  /** The ids of what this phone has ordered. */
  ordered: ReadonlySet<string>;
}) {
  const [ids] = useState(seenIds);
  const seen = ids.flatMap((id) => products.get(id) ?? []);
  const isSeen = seen.length >= LEAST_SEEN;
  const shown = isSeen
    ? seen
    : suggestedProducts({ products: [...products.values()].filter(({ id }) => !ordered.has(id)) });
  if (shown.length === 0) return null;
  return (
    <section className={css.goods} aria-labelledby="goods-title" data-no-print="">
      <h2 id="goods-title">{isSeen ? recentlySeenWords.title : orderHistoryWords.goods}</h2>
      <ProductRow products={shown} heading="h3" />
    </section>
  );
}
