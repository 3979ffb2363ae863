'use client';

import clsx from 'clsx/lite';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAskedCatalogueFile } from '@/components/page/use-catalogue-file.client';
import { ProductGrid } from '@/components/product/product-grid.client';
import { withAskedSizes } from '@/components/product/with-asked-sizes.client';
import {
  NearestProducts,
  NothingFound,
  productsWhileTyping,
} from '@/components/search/nothing-found.client';
import { PageLinks } from '@/components/search/page-links.client';
import { SearchStart } from '@/components/search/search-start.client';
import { WithSuggested } from '@/components/search/with-suggested.client';
import { SiteLink } from '@/components/ui/site-link';
import type { SearchIndex } from '@/lib/catalogue/catalogue-file';
import { searchPath } from '@/lib/catalogue/shop-paths';
import { isFew } from '@/lib/finding/few-found';
import { findPages, otherPages } from '@/lib/finding/find-pages';
import { queryText } from '@/lib/finding/query-text';
import { type SearchResult, searchProducts, sizesFound } from '@/lib/finding/search-products';
import { vocabularyOf } from '@/lib/finding/vocabulary';
import { countText, fillText } from '@/lib/format/fill-text';
import { categoriesWords } from '@/words/categories';
import { searchFieldWords } from '@/words/search-field';
import { searchPagesWords } from '@/words/search-pages';
import { searchResultsWords } from '@/words/search-results';
import css from './search-panel.module.css';
import { useFittedHeight, useOpenPanel } from './use-search-box.client';

/** A search is announced once nothing was typed for so long. */
const TYPING_PAUSE_MS = 700;

/** The results of the field above while a person types, and before that suggested searches. */
export function SearchPanel({
  typed,
  onType,
  onShelf,
}: {
  typed: string;
  onType: (text: string) => void;
  /** Whether the page shows what a text finds: the panel is closed while there is one. */
  onShelf: boolean;
}) {
  const panel = useRef<HTMLDivElement>(null);
  // On a slow phone the deferred text is older than the typed text.
  const query = useDeferredValue(queryText(typed).trim());
  const used = useOpenPanel(panel, onType);
  const open = used && !(onShelf && query);
  const maxHeight = useFittedHeight(panel, open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search, and the start, begin at the top
  useLayoutEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [query]);
  const { file: index, failed } = useAskedCatalogueFile(open);
  useEffect(() => {
    // Kept with the index: the first answer does not wait for it.
    if (index) vocabularyOf(index);
  }, [index]);
  const found = useMemo(
    () => (index && query && open ? searchProducts(index, query) : undefined),
    [index, query, open],
  );

  const pages = useMemo(() => (index ? findPages(index, query) : []), [index, query]);
  const search = (text: string) => {
    onType(text);
    // The link that had the focus is gone.
    if (onShelf) panel.current?.parentElement?.querySelector('input')?.focus();
    else panel.current?.focus();
  };

  return (
    // A click between the cards is in the panel, so that it stays open.
    <div
      ref={panel}
      className={clsx(css.panel, onShelf && css.onShelf)}
      style={{ maxHeight }}
      hidden={!open}
      tabIndex={-1}
    >
      <Announcement text={found ? foundText(found, pages, query) : ''} />
      {!index && (
        <p role="status">{failed ? searchFieldWords.notLoaded : searchFieldWords.loading}</p>
      )}
      {index && !query && <SearchStart index={index} onSearch={search} />}
      {index && found && <Found index={index} found={found} pages={pages} query={query} />}
    </div>
  );
}

/** The results of a search: pages, then products or the suggestions in their place. */
function Found({
  index,
  found,
  pages,
  query,
}: {
  index: SearchIndex;
  found: SearchResult;
  pages: ReturnType<typeof findPages>;
  query: string;
}) {
  const { sizes, without } = found;
  const products = found.products
    .slice(0, productsWhileTyping)
    .map((product) => withAskedSizes(product, sizesFound(product, sizes)));
  if (products.length === 0 && pages.length === 0)
    return <NothingFound found={found} query={query} index={index} />;
  const others = otherPages(index, pages);
  const hasFew = isFew(products);
  const top = (
    <div className={clsx(css.top, hasFew && css.few)}>
      <h2 className={css.count}>{headingText(found)}</h2>
      <SiteLink className={css.all} href={searchPath(query)}>
        {countText(searchResultsWords.showAll, found.products.length)}
      </SiteLink>
    </div>
  );
  return (
    <div className={css.found}>
      <PageLinks pages={pages} />
      {hasFew ? (
        <WithSuggested index={index} top={top} products={products} />
      ) : products.length > 0 ? (
        <div className={css.products}>
          {top}
          <ProductGrid products={products} heading="h3" oneRow className={css.row} />
        </div>
      ) : without ? (
        <div>
          <NearestProducts found={found} heading="h3" />
        </div>
      ) : (
        others.length > 0 && (
          <div>
            <h2 className={css.others}>{searchPagesWords.others}</h2>
            <PageLinks pages={others} name={searchPagesWords.others} />
          </div>
        )
      )}
    </div>
  );
}

/** How many products, and their size where the query says it in other words: 'uk 8'. */
function headingText({ products, sizes }: SearchResult): string {
  const count = countText(categoriesWords.shown, products.length);
  const groups = sizes.filter((size) => size.includes(':'));
  const named = new Set(products.flatMap((product) => sizesFound(product, groups)));
  if (named.size === 0) return count;
  return fillText(searchResultsWords.inSize, { count, sizes: [...named].join(', ') });
}

/** Says a text once it has stayed the same for a moment: not each letter's. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setSaid(text), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

function foundText(
  { products }: SearchResult,
  pages: ReturnType<typeof findPages>,
  query: string,
): string {
  const texts = [
    ...(pages.length > 0 ? [countText(searchResultsWords.pages, pages.length)] : []),
    ...(products.length > 0 ? [countText(categoriesWords.shown, products.length)] : []),
  ];
  return texts.join(', ') || fillText(searchResultsWords.nothing, { query });
}
