'use client';

import { useEffect, useState } from 'react';
import { ProductGrid } from '@/components/product/product-grid.client';
import { withAskedSizes } from '@/components/product/with-asked-sizes.client';
import { buttonClass } from '@/components/ui/button';
import { fullPage } from '@/lib/catalogue/pagination';
import type { CardProduct } from '@/lib/catalogue/product';
import type { FoundProduct, ShelfView } from '@/lib/finding/shelf-view';
import { fillText } from '@/lib/format/fill-text';
import { filtersWords } from '@/words/filters';
import css from './shelf-results.module.css';
import { TitledProducts } from './titled-products.client';

/**
 * What the filters leave of the whole shelf: as many cards as a page of it has, and a button for as many
 * more. `page` are the page's own products: the index lacks their texts, which the product dialog shows.
 */
export function ShelfResults({
  view: { products, close },
  page,
}: {
  view: ShelfView;
  page: readonly CardProduct[];
}) {
  const [pages, setPages] = useState(1);
  const own = new Map(page.map((product) => [product.id, product]));
  const shown = products.slice(0, pages * fullPage);

  // The button that had the focus has moved down, or is gone: the first new card is next.
  useEffect(() => {
    if (pages === 1) return;
    const first = products[(pages - 1) * fullPage];
    document.querySelector<HTMLElement>(`[data-product="${first?.id}"]`)?.focus();
  }, [pages, products]);

  return (
    <>
      <ProductGrid
        products={shown.map((found) => toCard(found, own.get(found.id)))}
        heading="h2"
        firstScreen
      />
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
      <TitledProducts
        id="close-to-this"
        title={filtersWords.closeTo}
        products={close.map((found) => toCard(found, own.get(found.id)))}
      />
    </>
  );
}

/** The product as a card of the shelf shows it. */
function toCard({ askedSizes, ...found }: FoundProduct, own: CardProduct = found) {
  return withAskedSizes(own, askedSizes);
}
