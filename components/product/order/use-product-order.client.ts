'use client';

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { phoneStorage } from '@/lib/browser/phone-storage.client';
import { openCartStore } from '@/lib/cart/open-cart.client';
import { orderChoicesKey } from '@/lib/remembered/storage-keys';
import type { orderOfProduct } from '@/lib/sent/product-order.client';

type OrderOf = typeof orderOfProduct;

/**
 * Makes the order of a product with its reference, its link and where this phone's last order went;
 * undefined until that script has loaded, which the choice of a size begins, or a destination that
 * is remembered.
 */
export function useProductOrder(isSizeChosen: boolean): OrderOf | undefined {
  const cartOpen = useStore(openCartStore, (cart) => cart.open === true);
  const [orderOf, setOrderOf] = useState<OrderOf>();
  const wanted = !cartOpen && (isSizeChosen || isDestinationKept());
  useEffect(() => {
    if (!wanted) return;
    let isGone = false;
    let unsubscribe = () => {};
    const load = async () => {
      const { orderOfProduct, onOrderChanged } = await import('@/lib/sent/product-order.client');
      // A new function each time, as what the order follows from has changed.
      const renew = () =>
        setOrderOf(
          () =>
            (...order: Parameters<OrderOf>) =>
              orderOfProduct(...order),
        );
      if (isGone) return;
      renew();
      unsubscribe = onOrderChanged(renew);
    };
    load().catch(() => {});
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, [wanted]);
  return orderOf;
}

function isDestinationKept(): boolean {
  return (
    typeof window !== 'undefined' &&
    /"(?:area|place)":"[^"]/.test(phoneStorage.get(orderChoicesKey) ?? '')
  );
}
