'use client';

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ProductGrid } from '@/components/product/product-grid.client';
import { withAskedSizes } from '@/components/product/with-asked-sizes.client';
import { productsWhileTyping } from '@/components/search/nothing-found.client';
import { SiteLink } from '@/components/ui/site-link';
import type { SearchIndex } from '@/lib/catalogue/catalogue-file';
import { loadCatalogueFile } from '@/lib/catalogue/catalogue-file.client';
import { searchPath } from '@/lib/catalogue/shop-paths';
import { indexCategories } from '@/lib/finding/index-categories';
import { type SearchResult, searchProducts, sizesFound } from '@/lib/finding/search-products';
import { vocabularyOf } from '@/lib/finding/vocabulary';
import { countText, fillText } from '@/lib/format/fill-text';
import { seenProducts } from '@/lib/remembered/seen-products';
import { seenIds } from '@/lib/remembered/seen-products.client';
import { categoriesWords } from '@/words/categories';
import { searchFieldWords } from '@/words/search-field';
import { searchResultsWords } from '@/words/search-results';
import { CategoryChoice } from './category-choice.client';
import { NothingFound } from './nothing-found.client';
import css from './search-panel.module.css';
import { useFittedHeight, useOpenPanel } from './use-search-box.client';

/** As many characters count as in Shop's address (lib/finding/shelf-address). */
const LONGEST_QUERY = 80;

/** A search is announced once nothing was typed for so long. */
const TYPING_PAUSE_MS = 700;

/** What the bar's field, which is beside it, finds while it is typed. */
export function SearchPanel({
  typed,
  onType,
}: {
  /** What is in the field. */
  typed: string;
  onType: (text: string) => void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  // It lags behind where the phone is slow.
  const query = useDeferredValue([...typed].slice(0, LONGEST_QUERY).join('').trim());
  const open = useOpenPanel(panel, onType);
  const maxHeight = useFittedHeight(panel, open);
  const { index, failed } = useSearchIndex(open);
  const found = useMemo(
    () => (index && query ? searchProducts(index, query) : undefined),
    [index, query],
  );

  return (
    // A click between the cards is in the panel, so that it stays open.
    <div ref={panel} className={css.panel} style={{ maxHeight }} hidden={!open} tabIndex={-1}>
      <Announcement text={found ? foundText(found, query) : ''} />
      {!index && (
        <p role="status">{failed ? searchFieldWords.notLoaded : searchFieldWords.loading}</p>
      )}
      {index && !query && <Start index={index} />}
      {found && found.products.length === 0 && (
        <NothingFound
          found={found}
          query={query}
          categories={index ? indexCategories(index) : []}
        />
      )}
      {found && found.products.length > 0 && (
        <>
          <div className={css.top}>
            <h2 className={css.count}>{foundText(found, query)}</h2>
            <SiteLink href={searchPath(query)}>
              {countText(searchResultsWords.showAll, found.products.length)}
            </SiteLink>
          </div>
          <ProductGrid
            products={found.products
              .slice(0, productsWhileTyping)
              .map((product) => withAskedSizes(product, sizesFound(product, found.sizes)))}
            heading="h3"
          />
        </>
      )}
    </div>
  );
}

/** Where nothing is typed yet: the shop's categories, and what was looked at before. */
function Start({ index }: { index: SearchIndex }) {
  const seen = seenProducts(index.products, seenIds());
  return (
    <>
      <h2 className={css.title}>{categoriesWords.name}</h2>
      <CategoryChoice categories={indexCategories(index)} />
      {seen.length > 0 && (
        <>
          <h2 className={css.title}>{searchResultsWords.lookedAt}</h2>
          <ProductGrid products={seen} heading="h3" />
        </>
      )}
    </>
  );
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

function foundText({ products }: SearchResult, query: string): string {
  return products.length > 0
    ? countText(searchResultsWords.found, products.length)
    : fillText(searchResultsWords.nothing, { query });
}

/** The index, asked for when the panel opens, and again where it did not load. */
function useSearchIndex(open: boolean) {
  const [index, setIndex] = useState<SearchIndex>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (index || !open) return;
    setFailed(false);
    loadCatalogueFile().then(
      (loaded) => {
        // Kept with the index: the first answer does not wait for it.
        vocabularyOf(loaded);
        setIndex(loaded);
      },
      () => setFailed(true),
    );
  }, [index, open]);
  return { index, failed };
}
