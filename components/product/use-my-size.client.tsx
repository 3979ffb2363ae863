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
 * Remembers the size that is chosen for a product, and marks the remembered size. The script loads
 * once a size is chosen, or if the phone has a remembered size. Returns the props of `MySize`.
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
