'use client';

import { useEffect, useState } from 'react';
import { storedText } from '@/lib/browser/local-storage.client';
import { type CardProduct, productsOf } from '@/lib/catalogue/product';
import { countText } from '@/lib/format/fill-text';
import { mySizesKey } from '@/lib/remembered/storage-keys';
import { categoriesWords } from '@/words/categories';
import { shelfWords } from '@/words/shelf';
import type { MySizeChips } from './my-size-chips.client';
import css from './shelf.module.css';
import type { ShelfState } from './use-shelf.client';

/** How many products are shown, what is chosen, and the remembered sizes where nothing is. */
export function ShelfLine({
  products,
  shelf: { search, category, finder, found, view, failed, waiting, count, go },
}: {
  /** The page's own. */
  products: readonly CardProduct[];
  shelf: ShelfState;
}) {
  const MySizes = useMySizeChips();
  return (
    <div className={css.line}>
      <p className={css.shown} role="status">
        <span>{countText(categoriesWords.shown, count)}</span>
        {failed && <span>{`. ${shelfWords.notLoaded}`}</span>}
      </p>
      {finder && found && <finder.Chips view={found} go={go} />}
      {MySizes && !waiting && !view?.values.length && (
        <MySizes
          products={category ? productsOf(category, products) : products}
          search={search}
          go={go}
        />
      )}
    </div>
  );
}

/** Loads where the phone remembers a size. */
function useMySizeChips() {
  const [MySizes, setMySizes] = useState<typeof MySizeChips>();
  useEffect(() => {
    if (storedText(mySizesKey))
      import('./my-size-chips.client')
        .then((part) => setMySizes(() => part.MySizeChips))
        .catch(() => {});
  }, []);
  return MySizes;
}
