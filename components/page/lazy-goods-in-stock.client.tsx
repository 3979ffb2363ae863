'use client';

import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import css from './lazy-goods-in-stock.module.css';
import { LazyPart } from './lazy-part.client';

const goodsInStock = lazyChunk(async () => (await import('./goods-in-stock.client')).GoodsInStock);

/**
 * Some goods of the shop on the page of an unknown address, which Next writes into the data of every page: so
 * it holds none of them. Without script and where the shop is not reached there are none.
 */
export function LazyGoodsInStock() {
  return (
    <div className={css.place} data-needs-script="">
      <LazyPart chunk={goodsInStock} props={{}} fallback={() => null} />
    </div>
  );
}
