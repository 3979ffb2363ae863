'use client';

import { useStore } from 'zustand';
import { SiteLink } from '@/components/ui/site-link';
import type { Words } from '@/data/words/types';
import { closeCart } from '@/lib/cart/cart-dialog.client';
import { ordersStore } from '@/lib/order/orders.client';
import { pagePaths } from '@/lib/site/page-paths';
import css from './your-orders.module.css';

/**
 * The link to the orders of this phone, once it has some; in its place, where storage did not take them,
 * a sentence says so (docs/behaviour.md 36.5). The region is in the page before it has content, so that a
 * screen reader announces the sentence.
 */
export function YourOrders({ words: { cart } }: { words: Pick<Words, 'cart'> }) {
  const some = useStore(ordersStore, ({ list }) => list.length > 0);
  const saved = useStore(ordersStore, (store) => store.saved);
  const isLost = some && !saved;
  return (
    <>
      <div role="status" className={isLost ? css.lost : 'visually-hidden'}>
        {isLost && <p>{cart.ordersNotKept}</p>}
      </div>
      {some && saved && (
        // The page of orders may be the one beneath, and stays where only the fragment changes.
        <SiteLink className={css.link} href={pagePaths.order} onClick={closeCart}>
          {cart.orders}
        </SiteLink>
      )}
    </>
  );
}
