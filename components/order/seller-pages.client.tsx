'use client';

import { bookCode } from '@/lib/book/book-codes';
import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { sellerPartWords } from '@/words/seller-part';
import type { LazyComponent } from './lazy-part.client';

interface SellerPage {
  title: string;
  chunk: LazyComponent<object>;
}

/** The seller's pages, by what an address has after '#'. No order has such a code. */
export const sellerPages: ReadonlyMap<string, SellerPage> = new Map([
  [
    bookCode,
    {
      title: sellerPartWords.book,
      chunk: lazyChunk(async () => (await import('@/components/book/order-book.client')).OrderBook),
    },
  ],
  [
    'shop-phone',
    {
      title: sellerPartWords.shopPhone,
      chunk: lazyChunk(async () => (await import('./shop-phone.client')).ShopPhonePage),
    },
  ],
]);
