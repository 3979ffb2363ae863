'use client';

import clsx from 'clsx/lite';
import { type CSSProperties, type MouseEvent, useState } from 'react';
import { ProductGrid } from '@/components/product/product-grid.client';
import { CategoryPictures } from '@/components/ui/category-pictures';
import { isPlainClick } from '@/lib/browser/presses.client';
import type { SearchIndex } from '@/lib/catalogue/catalogue-file';
import { WIDE_ROW } from '@/lib/catalogue/pagination';
import { categoryPath, searchPath } from '@/lib/catalogue/shop-paths';
import { indexCategories } from '@/lib/finding/index-categories';
import { suggestedProducts } from '@/lib/finding/suggested-products';
import { pageHref } from '@/lib/links/site-path';
import { seenIds, seenProducts } from '@/lib/remembered/seen-products.client';
import { categoriesWords } from '@/words/categories';
import { recentlySeenWords } from '@/words/recently-seen';
import { searchResultsWords } from '@/words/search-results';
import css from './search-start.module.css';

/** Where nothing is typed yet: what people search for, the categories, what was looked at before. */
export function SearchStart({
  index,
  onSearch,
}: {
  index: SearchIndex;
  onSearch: (text: string) => void;
}) {
  const [ids] = useState(seenIds);
  const seen = seenProducts(index.products, ids);
  return (
    <div className={clsx(css.start, index.popular.length > 0 && css.beside)}>
      {index.popular.length > 0 && (
        <div>
          <h2 id="popular-searches" className={css.title}>
            {searchResultsWords.popular}
          </h2>
          <PopularSearches searches={index.popular} onSearch={onSearch} />
        </div>
      )}
      <div className={css.main}>
        <h2 className={css.title}>{categoriesWords.name}</h2>
        <CategoryPictures categories={indexCategories(index)} path={categoryPath} />
        <div className={clsx(css.rows, seen.length > 0 && css.withSeen)}>
          {seen.length > 0 && (
            <div className={css.goods} style={{ '--share': seen.length } as CSSProperties}>
              <h2 className={css.title}>{recentlySeenWords.title}</h2>
              <ProductGrid products={seen} heading="h3" oneRow className={css.row} />
            </div>
          )}
          <div className={css.goods} style={{ '--share': WIDE_ROW - seen.length } as CSSProperties}>
            <SuggestedProducts index={index} besides={seen} />
          </div>
        </div>
      </div>
    </div>
  );
}

function PopularSearches({
  searches,
  onSearch,
}: {
  searches: readonly string[];
  onSearch: (text: string) => void;
}) {
  const search = (event: MouseEvent, text: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onSearch(text);
  };
  return (
    // The style removes the bullets, and with them Safari's list role.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul className={css.popular} role="list" aria-labelledby="popular-searches">
      {searches.map((text) => (
        <li key={text}>
          <a
            className={css.search}
            href={pageHref(searchPath(text))}
            onClick={(event) => search(event, text)}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The first products of the shop's listing, in one row of a wide screen together with the products
 * shown `besides`; nothing without any.
 */
export function SuggestedProducts({
  index,
  besides,
}: {
  index: SearchIndex;
  /** The products that are shown already. */
  besides?: Parameters<typeof suggestedProducts>[1];
}) {
  const products = suggestedProducts(index, besides);
  if (products.length === 0) return null;
  return (
    <>
      <h2 className={css.title}>{searchResultsWords.suggested}</h2>
      <ProductGrid
        products={products}
        name={searchResultsWords.suggested}
        heading="h3"
        oneRow
        className={css.row}
      />
    </>
  );
}
