'use client';

import { useCallback, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useClock } from '@/components/page/use-clock.client';
import { useProducts } from '@/components/page/use-products.client';
import { BookFiles } from '@/components/seller/book/book-files.client';
import { BookList } from '@/components/seller/book/book-list.client';
import { BookSums } from '@/components/seller/book/book-sums.client';
import { DateNote } from '@/components/seller/parts/date-note.client';
import { EmptyState } from '@/components/ui/empty-state';
import textLink from '@/components/ui/text-link.module.css';
import { nameFromId } from '@/lib/order/link-lines';
import { linkDay } from '@/lib/order/order-link-facts';
import type { Scene } from '@/lib/pictures/picture';
import { bookStore } from '@/lib/seller/book.client';
import { yourOrdersCode } from '@/lib/seller/book-codes';
import { bookOrders } from '@/lib/seller/book-orders';
import { searchable } from '@/lib/seller/find-orders';
import { orderBookWords } from '@/words/order-book';
import css from './order-book.module.css';

/**
 * The orders that this phone has opened for the shop: its list, what they come to, and copies. `scene` is its
 * picture without orders.
 */
export function OrderBook({ scene }: { scene: Scene }) {
  const { list, saved } = useStore(bookStore);
  const today = useClock(linkDay);
  const products = useProducts();
  const orders = useMemo(() => bookOrders(list, today, products), [list, today, products]);
  // A product that the shop does not have is shown by the words of its id.
  const productName = useCallback(
    (id: string) => products.get(id)?.name ?? nameFromId(id),
    [products],
  );
  const found = useMemo(() => searchable(orders, productName), [orders, productName]);
  const [sums, files] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  const isEmpty = orders.length === 0;
  const yourOrders = (
    <a className={textLink.link} href={`#${yourOrdersCode}`}>
      {orderBookWords.yourOrders}
    </a>
  );
  return (
    <div className={css.book}>
      <div className={css.list}>
        {!isEmpty && (
          <p className={css.ways}>
            <WayTo part={sums} name={orderBookWords.sums} />
            <WayTo part={files} name={orderBookWords.files} />
          </p>
        )}
        <DateNote />
        {!saved && (
          <p role="status" className={css.note}>
            {orderBookWords.notKept}
          </p>
        )}
        {isEmpty ? (
          <EmptyState title={orderBookWords.emptyTitle} scene={scene}>
            <p>{orderBookWords.emptyText}</p>
            {yourOrders}
          </EmptyState>
        ) : (
          <>
            <BookList orders={found} products={products} />
            <p>{yourOrders}</p>
          </>
        )}
      </div>
      <div className={css.beside}>
        {!isEmpty && <BookSums ref={sums} orders={orders} productName={productName} />}
        <BookFiles ref={files} orders={orders} productName={productName} />
      </div>
    </div>
  );
}

/** Leads to a part that is below the list on a phone. Not a link: the hash of the address names what is shown. */
function WayTo({ part, name }: { part: { current: HTMLElement | null }; name: string }) {
  return (
    <button
      type="button"
      className={css.way}
      onClick={() => {
        part.current?.scrollIntoView();
        part.current?.focus({ preventScroll: true });
      }}
    >
      {name}
    </button>
  );
}
