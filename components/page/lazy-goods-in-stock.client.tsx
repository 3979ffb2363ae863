'use client';

import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import css from './lazy-goods-in-stock.module.css';
import { LazyPart } from './lazy-part.client';

const goodsInStock = lazyChunk(async () => (await import('./goods-in-stock.client')).GoodsInStock);

/**
 * Some products on the page for unknown addresses. Next writes this page into the data of every
 * page, so the products are fetched. Without script, or if the shop is not reached, no products
 * show.
 */
export function LazyGoodsInStock() {
  return (
    <div className={css.place} data-needs-script="">
      <LazyPart chunk={goodsInStock} props={{}} fallback={() => null} />
    </div>
  );
}
