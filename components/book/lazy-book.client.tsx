'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { orderBookWords } from '@/words/order-book';
import css from './lazy-book.module.css';

const orderBook = lazyChunk(async () => (await import('./order-book.client')).OrderBook);

/** The order book, whose script loads on the shop's own phone alone; where it does not, a button tries again. */
export function LazyBook() {
  const [Book, setBook] = useState<() => ReactNode>();
  const [failed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    orderBook.load().then(
      (loaded) => setBook(() => loaded),
      () => setFailed(true),
    );
  };
  useEffect(load, []);
  if (Book) return <Book />;
  return (
    <div className={css.waiting}>
      <p role="status">{failed ? orderBookWords.notLoaded : orderBookWords.loading}</p>
      {failed && (
        <button type="button" className={buttonClass('main')} onClick={load}>
          {orderBookWords.tryAgain}
        </button>
      )}
    </div>
  );
}
