'use client';

import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { OrderSheet } from '@/components/ui/order-sheet';
import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { noOrdersWords } from '@/words/no-orders';
import type { OrderPage } from './order-page.client';

type Page = typeof OrderPage;

const orderPage = lazyChunk(async () => (await import('./order-page.client')).OrderPage);

/**
 * The page of an order, whose script loads after the page's own; where it does not, a sentence says so and
 * it loads once the browser is online again. `children` are for a browser without script.
 */
export function LazyOrderPage({
  heading,
  children,
  ...props
}: ComponentProps<Page> & {
  heading: string;
  children: ReactNode;
}) {
  const [Page, setPage] = useState<Page>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const load = () =>
      orderPage.load().then(
        (loaded) => setPage(() => loaded),
        () => setFailed(true),
      );
    void load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, []);
  if (Page) return <Page {...props} />;
  return (
    <OrderSheet title={heading}>
      <p role="status" data-needs-script="">
        {failed ? noOrdersWords.notLoaded : noOrdersWords.opening}
      </p>
      {children}
    </OrderSheet>
  );
}
