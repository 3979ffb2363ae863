'use client';

import { type ReactNode, useEffect } from 'react';
import { useLazyChunk } from '@/components/page/use-lazy-chunk.client';
import { phoneStorage } from '@/lib/browser/phone-storage.client';
import type { CardProduct } from '@/lib/catalogue/product';
import { mySizesKey } from '@/lib/remembered/storage-keys';
import type { Order } from './use-order.client';

const mySize = {
  load: async () => (await import('@/components/product/order/my-size.client')).MySize,
};

/**
 * Remembers the size that is chosen for a product, and marks the one that is remembered. The script for it
 * loads once a size is chosen, or where the phone has one. Gives what `MySize` shows.
 */
export function useMySize(
  product: CardProduct,
  { size, given, formRef, markSize }: Order,
  low = false,
): ReactNode {
  const { part: Part, load } = useLazyChunk(mySize);
  const { sizeGroup } = product;
  useEffect(() => {
    if (!sizeGroup || !(size || phoneStorage.get(mySizesKey))) return;
    void load();
  }, [sizeGroup, size, load]);
  return (
    Part && (
      <Part
        product={product}
        form={formRef}
        size={size}
        given={given}
        low={low}
        onMark={markSize}
      />
    )
  );
}
