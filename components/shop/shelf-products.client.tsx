'use client';

import type { ReactNode } from 'react';
import { ProductGrid } from '@/components/product/product-grid.client';
import { Spinner } from '@/components/ui/spinner';
import type { CardProduct } from '@/lib/catalogue/product';
import type { Scene } from '@/lib/pictures/picture';
import css from './shelf.module.css';
import type { ShelfState } from './use-shelf.client';

/** What a shelf shows: the page's own products or, in their place, what the filters leave of all. */
export function ShelfProducts({
  products,
  shelf: { search, category, finder, found, known, count, go },
  before,
  after,
  empty,
  emptyBox,
}: {
  /** The page's own. */
  products: readonly CardProduct[];
  shelf: ShelfState;
  /** Links to the pages beside it. */
  before?: ReactNode;
  after?: ReactNode;
  /** Shown for a category that the shop does not know. */
  empty?: ReactNode;
  /** The picture where the filters leave nothing. */
  emptyBox: Scene;
}) {
  const pages = (found && finder?.pagesFor(found.query)) ?? [];
  return (
    <div className={css.products} data-shown={found ? 'found' : (category ?? 'all')}>
      <div className={css.waiting}>
        <Spinner />
      </div>
      {finder && found && (
        <div className={css.pages}>
          <finder.PageLinks pages={pages} />
        </div>
      )}
      {finder && found && count > 0 && <finder.Results key={search} view={found} page={products} />}
      {finder && found && count === 0 && known > 0 && (
        <finder.NothingFiltered
          view={found}
          scene={emptyBox}
          go={go}
          total={known}
          index={finder.index}
          nearest={finder.nearestTo(found.query)}
          isAnswered={pages.length > 0}
        />
      )}
      {known === 0 && empty}
      <div hidden={found !== undefined || known === 0}>
        {before}
        <ProductGrid products={products} heading="h2" firstScreen />
        {after}
      </div>
    </div>
  );
}
