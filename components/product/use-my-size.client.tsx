'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { storedText } from '@/lib/browser/local-storage.client';
import type { CardProduct } from '@/lib/catalogue/product';
import { mySizesKey } from '@/lib/remembered/storage-keys';
import type { MySize } from './my-size.client';
import type { Order } from './use-order.client';

/**
 * Remembers the size that is chosen for a product, and marks the one that is remembered. The script for it
 * loads once a size is chosen, or where the phone has one. Gives what `MySize` shows.
 */
export function useMySize(
  product: CardProduct,
  { size, given, formRef, markSize }: Order,
  low = false,
): ReactNode {
  const [Part, setPart] = useState<typeof MySize>();
  const { sizeGroup } = product;
  useEffect(() => {
    if (!sizeGroup || !(size || storedText(mySizesKey))) return;
    import('./my-size.client').then((part) => setPart(() => part.MySize)).catch(() => {});
  }, [sizeGroup, size]);
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
