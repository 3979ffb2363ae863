'use client';

import type { ComponentProps, ReactNode } from 'react';
import { LazyPart } from '@/components/page/lazy-part.client';
import { OrderSheet } from '@/components/ui/order-sheet';
import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { noOrdersWords } from '@/words/no-orders';
import type { OrderPage } from './order-page.client';

const orderPage = lazyChunk(async () => (await import('./order-page.client')).OrderPage);

/**
 * The page of an order, whose script loads after the page's own script. If the script does not
 * load, a sentence shows. `children` are for a browser without script.
 */
export function LazyOrderPage({
  heading,
  children,
  ...props
}: ComponentProps<typeof OrderPage> & {
  heading: string;
  children: ReactNode;
}) {
  return (
    <LazyPart
      chunk={orderPage}
      props={props}
      fallback={(failed) => (
        <OrderSheet title={heading}>
          <p role="status" data-needs-script="">
            {failed ? noOrdersWords.notLoaded : noOrdersWords.opening}
          </p>
          {children}
        </OrderSheet>
      )}
    />
  );
}
