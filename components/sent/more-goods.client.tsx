'use client';

import { useState } from 'react';
import { ProductRow } from '@/components/ui/product-row';
import type { ListedProduct } from '@/lib/catalogue/catalogue-file';
import { LEAST_SEEN, suggestedProducts } from '@/lib/finding/suggested-products';
import { seenIds } from '@/lib/remembered/seen-products.client';
import { orderHistoryWords } from '@/words/order-history';
import { recentlySeenWords } from '@/words/recently-seen';
import css from './more-goods.module.css';

/** What the phone looked at last, or else some others that are in stock; nothing before they are known. */
export function MoreGoods({
  products,
  ordered,
}: {
  products: ReadonlyMap<string, ListedProduct>;
  /** The ids of what this phone has ordered. */
  ordered: ReadonlySet<string>;
}) {
  const [ids] = useState(seenIds);
  const isNew = (id: string) => !ordered.has(id);
  const seen = ids.flatMap((id) => products.get(id) ?? []);
  const isSeen = seen.length >= LEAST_SEEN;
  const shown = isSeen
    ? seen
    : suggestedProducts({ products: [...products.values()].filter(({ id }) => isNew(id)) });
  if (shown.length === 0) return null;
  return (
    <section className={css.goods} aria-labelledby="goods-title" data-no-print="">
      <h2 id="goods-title">{isSeen ? recentlySeenWords.title : orderHistoryWords.goods}</h2>
      <ProductRow products={shown} heading="h3" />
    </section>
  );
}
