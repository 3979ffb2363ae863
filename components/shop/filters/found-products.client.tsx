'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { ProductGrid } from '@/components/product/product-grid.client';
import { withAskedSizes } from '@/components/product/with-asked-sizes.client';
import { WithOthers } from '@/components/product/with-others.client';
import { PageLinks } from '@/components/search/page-links.client';
import { buttonClass } from '@/components/ui/button';
import type { SearchIndex } from '@/lib/catalogue/catalogue-file';
import { fullPage } from '@/lib/catalogue/pagination';
import type { CardProduct } from '@/lib/catalogue/product';
import { findPages } from '@/lib/finding/find-pages';
import { type BesideFew, othersBeside } from '@/lib/finding/others-beside';
import { searchProducts } from '@/lib/finding/search-products';
import { isSearchAlone, shelfSearch } from '@/lib/finding/shelf-address';
import type { ShelfView } from '@/lib/finding/shelf-view';
import { countText, fillText } from '@/lib/format/fill-text';
import { categoriesWords } from '@/words/categories';
import { filtersWords } from '@/words/filters';
import css from './found-products.module.css';
import { NothingFiltered } from './nothing-filtered.client';

/**
 * The results of filters and search on a shelf, in place of the page's own products: pages that
 * answer the search, then products or, without any, the next steps. Nothing on a shelf without
 * products.
 */
export function FoundProducts({
  view,
  index,
  page,
  total,
  ...ways
}: {
  index: SearchIndex;
  /** The page's own products. */
  page: readonly CardProduct[];
} & Pick<ComponentProps<typeof NothingFiltered>, 'view' | 'total' | 'scene' | 'go'>) {
  const { query, products } = view;
  const pages = findPages(index, query.q);
  return (
    <>
      {pages.length > 0 && (
        <div className={css.pages}>
          <PageLinks pages={pages} />
        </div>
      )}
      {products.length > 0 && (
        <Results key={shelfSearch(query)} view={view} index={index} page={page} />
      )}
      {products.length === 0 && total > 0 && (
        <NothingFiltered
          view={view}
          total={total}
          index={index}
          nearest={isSearchAlone(query) ? searchProducts(index, query.q) : undefined}
          isAnswered={pages.length > 0}
          {...ways}
        />
      )}
    </>
  );
}

/**
 * The products of the whole shelf that the filters leave: as many cards as a page has, and a button
 * for as many more. A few have others beside them on a wide screen, and elsewhere below. `page` are
 * the page's own products, because the index lacks the texts that the product dialog shows.
 */
function Results({
  view,
  index,
  page,
}: {
  view: ShelfView;
  index: SearchIndex;
  page: readonly CardProduct[];
}) {
  const { products } = view;
  const [pages, setPages] = useState(1);
  const own = new Map(page.map((product) => [product.id, product]));
  const cards = (found: readonly BesideFew[]) =>
    found.map((product) => toCard(product, own.get(product.id)));
  const shown = products.slice(0, pages * fullPage);
  const { title, others } = othersBeside(view, index);

  // The button that had the focus has moved down, or is gone: the first new card is next.
  useEffect(() => {
    if (pages === 1) return;
    const first = products[(pages - 1) * fullPage];
    document.querySelector<HTMLElement>(`[data-product="${first?.id}"]`)?.focus();
  }, [pages, products]);

  if (others.length > 0)
    return (
      <WithOthers
        top={<h2 className={css.count}>{countText(categoriesWords.shown, products.length)}</h2>}
        products={cards(products)}
        title={title}
        others={cards(others)}
        firstScreen
      />
    );
  return (
    <>
      <ProductGrid products={cards(shown)} heading="h2" firstScreen />
      {shown.length < products.length && (
        <div className={css.more}>
          <p>{fillText(filtersWords.shown, { shown: shown.length, count: products.length })}</p>
          <button
            type="button"
            className={buttonClass('plain')}
            onClick={() => setPages(pages + 1)}
          >
            {filtersWords.more}
          </button>
        </div>
      )}
    </>
  );
}

/** The product as a card of the shelf shows it. */
function toCard({ askedSizes = [], ...found }: BesideFew, own: CardProduct = found) {
  return withAskedSizes(own, askedSizes);
}
