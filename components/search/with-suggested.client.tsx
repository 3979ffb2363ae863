'use client';

import clsx from 'clsx/lite';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { ProductGrid } from '@/components/product/product-grid.client';
import type { SearchIndex } from '@/lib/catalogue/catalogue-file';
import { WIDE_ROW } from '@/lib/catalogue/pagination';
import { suggestedProducts } from '@/lib/finding/suggested-products';
import { searchResultsWords } from '@/words/search-results';
import css from './with-suggested.module.css';

/**
 * A few products under their heading, and the first products of the shop's listing: together one row of a wide
 * screen, on others one below the other. One group alone has the row.
 */
export function WithSuggested({
  index,
  top,
  products = [],
}: {
  index: SearchIndex;
  /** The heading of the products. */
  top?: ReactNode;
} & Partial<Pick<ComponentProps<typeof ProductGrid>, 'products'>>) {
  const count = products.length;
  const suggested = suggestedProducts(index, products);
  if (count === 0 && suggested.length === 0) return null;
  return (
    <div className={clsx(css.groups, count > 0 && suggested.length > 0 && css.beside)}>
      {count > 0 && (
        <div className={css.group} style={share(count)}>
          {top}
          <ProductGrid products={products} heading="h3" oneRow className={css.row} />
        </div>
      )}
      {suggested.length > 0 && (
        <div className={css.group} style={share(WIDE_ROW - count)}>
          <h2 className={css.title}>{searchResultsWords.suggested}</h2>
          <ProductGrid
            products={suggested}
            name={searchResultsWords.suggested}
            heading="h3"
            oneRow
            className={css.row}
          />
        </div>
      )}
    </div>
  );
}

/** The columns of a group, of those of the row. */
const share = (columns: number) => ({ '--share': columns }) as CSSProperties;
