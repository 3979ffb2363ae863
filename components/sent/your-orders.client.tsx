'use client';

import { useStore } from 'zustand';
import { SiteLink } from '@/components/ui/site-link';
import { closeCart } from '@/lib/cart/open-cart.client';
import { pagePaths } from '@/lib/links/page-paths';
import { isListed } from '@/lib/sent/orders';
import { ordersStore } from '@/lib/sent/orders.client';
import { cartWords } from '@/words/cart';
import css from './your-orders.module.css';

/** Whether this phone has orders, and whether it keeps them. */
export function useKeptOrders() {
  const some = useStore(ordersStore, ({ list }) => list.some(isListed));
  const saved = useStore(ordersStore, (store) => store.saved);
  return { kept: some && saved, lost: some && !saved };
}

/** The link to the orders of this phone. */
export function YourOrders() {
  return (
    // The page of orders may be the one beneath, and stays where only the fragment changes.
    <SiteLink className={css.link} href={pagePaths.order} onClick={closeCart}>
      {cartWords.orders}
    </SiteLink>
  );
}

/**
 * Says that this phone does not keep its orders. The region is in the page before
 * it has content, so that a screen reader announces the sentence.
 */
export function OrdersNotKept() {
  const { lost } = useKeptOrders();
  return (
    <div role="status" className={lost ? css.lost : 'visually-hidden'}>
      {lost && <p>{cartWords.ordersNotKept}</p>}
    </div>
  );
}
