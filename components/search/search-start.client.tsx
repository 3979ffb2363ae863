'use client';

import clsx from 'clsx/lite';
import { type MouseEvent, useState } from 'react';
import { CategoryPictures } from '@/components/ui/category-pictures';
import { isPlainClick } from '@/lib/browser/presses.client';
import type { SearchIndex } from '@/lib/catalogue/catalogue-file';
import { categoryPath, searchPath } from '@/lib/catalogue/shop-paths';
import { indexCategories } from '@/lib/finding/index-categories';
import { pageHref } from '@/lib/links/site-path';
import { seenIds, seenProducts } from '@/lib/remembered/seen-products.client';
import { categoriesWords } from '@/words/categories';
import { recentlySeenWords } from '@/words/recently-seen';
import { searchResultsWords } from '@/words/search-results';
import css from './search-start.module.css';
import { WithSuggested } from './with-suggested.client';

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
        <div className={css.goods}>
          <WithSuggested
            index={index}
            top={<h2 className={css.title}>{recentlySeenWords.title}</h2>}
            products={seen}
          />
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
