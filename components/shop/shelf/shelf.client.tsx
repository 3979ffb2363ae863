'use client';

import clsx from 'clsx/lite';
import { type ReactNode, useEffect } from 'react';
import { useLazyChunk } from '@/components/page/use-lazy-chunk.client';
import { ProductGrid } from '@/components/product/product-grid.client';
import { fadingRowClass } from '@/components/ui/pills';
import { Spinner } from '@/components/ui/spinner';
import { phoneStorage } from '@/lib/browser/phone-storage.client';
import type { CountedCategory } from '@/lib/catalogue/category';
import { type CardProduct, productsOf } from '@/lib/catalogue/product';
import { filteredShopPath } from '@/lib/catalogue/shop-paths';
import type { CountedKind } from '@/lib/finding/facets';
import type { FacetId } from '@/lib/finding/page-address';
import { textIn, withText } from '@/lib/finding/page-address';
import { countText } from '@/lib/format/fill-text';
import type { Scene } from '@/lib/pictures/picture';
import { mySizesKey } from '@/lib/remembered/storage-keys';
import { categoriesWords } from '@/words/categories';
import { shelfWords } from '@/words/shelf';
import { CategoryPills } from './category-pills.client';
import { KindPills } from './kind-pills.client';
import css from './shelf.module.css';
import { ShelfSearch } from './shelf-search.client';
import { type ShelfState, useShelf } from './use-shelf.client';

/**
 * One page of a listing under a row of filters. The address is the state: if it has filters, the
 * products of the whole listing that they leave replace the page's own products. The filters'
 * rules, their panels and the index of all products load at the first use. If they do not load, the
 * page stays unchanged. (docs/decisions/0003)
 */
export function Shelf({
  products,
  facets,
  categoryKey,
  categories,
  kinds = [],
  total,
  before,
  after,
  empty,
  emptyBox,
}: {
  /** The page's own. */
  products: readonly CardProduct[];
  /**
   * The filters that are of use on this shelf, for each category that it can show; '' for all of
   * it.
   */
  facets: Readonly<Record<string, readonly FacetId[]>>;
  /** The category of the shelf; left out for the shop's. */
  categoryKey?: string;
  /** Given on Shop: the links to its categories. */
  categories?: readonly CountedCategory[];
  /** Given on a category's page: the links to its kinds. */
  kinds?: readonly CountedKind[];
  /** How many products the shelf has, on all its pages. */
  total: number;
  /** Links to the pages beside it. */
  before?: ReactNode;
  after?: ReactNode;
  /** Shown for a category that the shop does not know. */
  empty?: ReactNode;
  /** The picture where the filters leave nothing. */
  emptyBox: Scene;
}) {
  const paged = total > products.length;
  const shelf = useShelf({ categoryKey, categories, total, paged });
  const { search, go, filters, source, view, found, category, known, opened, setOpened } = shelf;
  // A search shows a part of all products: "All Products" leaves it, and keeps the filters.
  const searchesAll = !category && textIn(search).trim() !== '';
  return (
    <>
      {categories && <ShelfSearch search={search} go={go} />}
      {categories && categories.length > 1 && (
        <CategoryPills
          categories={categories}
          chosen={category ?? (searchesAll ? undefined : '')}
          paged={paged}
          go={(id) => {
            const leaves = searchesAll && id === '';
            if (leaves) go(filteredShopPath(id) + withText(search, ''));
            else go(found?.searchIn(id) ?? filteredShopPath(id));
          }}
        />
      )}
      {categoryKey && kinds.length > 0 && (
        <KindPills kinds={kinds} total={total} categoryKey={categoryKey} search={search} go={go} />
      )}
      <div className={css.bar}>
        {total > 1 && (
          <FilterRow facets={facets[(known > 0 && category) || ''] ?? []} shelf={shelf} />
        )}
        {filters && view && opened && (
          <filters.FilterPanel
            key={opened}
            id={opened}
            view={view}
            go={go}
            onClosed={() => setOpened((now) => (now === opened ? undefined : now))}
          />
        )}
        <ShelfLine products={products} shelf={shelf} hasKinds={kinds.length > 0} />
      </div>
      <div
        className={css.products}
        data-shown={found ? 'found' : (category ?? 'all')}
        data-waiting={shelf.waiting ? '' : undefined}
      >
        <div className={css.waiting}>
          <Spinner />
        </div>
        <div className={css.shelf}>
          {filters && source && found && (
            <filters.FoundProducts
              view={found}
              index={source.index}
              page={products}
              total={known}
              scene={emptyBox}
              go={go}
            />
          )}
          {known === 0 && empty}
          <div hidden={found !== undefined || known === 0}>
            {before}
            <ProductGrid
              products={products}
              count={Math.min(known, products.length)}
              heading="h2"
              firstScreen
            />
            {after}
          </div>
        </div>
      </div>
    </>
  );
}

/** A button for each of the filters and one for the order; each opens its panel. */
function FilterRow({
  facets,
  shelf: { filters, view, opened, setOpened },
}: {
  facets: readonly FacetId[];
  shelf: ShelfState;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll in every browser
    <div
      className={clsx(css.row, fadingRowClass)}
      role="group"
      aria-label={shelfWords.name}
      data-needs-script=""
      data-no-print=""
    >
      {([...facets, 'sort'] as const).map((id) => (
        <button
          key={id}
          id={`shelf-${id}`}
          type="button"
          className={clsx(css.filter, id === 'sort' && css.sort)}
          aria-haspopup="dialog"
          aria-expanded={opened === id}
          data-chosen={view?.chosen.includes(id) ? '' : undefined}
          data-pending={opened === id && !filters ? '' : undefined}
          popoverTarget={opened === id ? 'shelf-panel' : undefined}
          onClick={(event) => {
            // The state closes the panel; by itself the button would open it once more.
            event.preventDefault();
            setOpened(opened === id ? undefined : id);
          }}
        >
          {shelfWords[id]}
        </button>
      ))}
    </div>
  );
}

/** How many products are shown, what is chosen, and the remembered sizes where nothing is. */
function ShelfLine({
  products,
  shelf: { search, category, filters, source, found, view, failed, waiting, count, go },
  hasKinds,
}: {
  /** The page's own. */
  products: readonly CardProduct[];
  shelf: ShelfState;
  /** Whether the kinds have links above. */
  hasKinds: boolean;
}) {
  const MySizes = useMySizeChips();
  const hasHeading =
    found && source && filters && filters.othersBeside(found, source.index).others.length > 0;
  const isSaid = hasHeading || (found && count === 0);
  return (
    <div className={clsx(css.line, !failed && css.quiet)}>
      {/* Without products the text below says so, or a page answers; beside others the number is their heading. */}
      <p className={isSaid ? 'visually-hidden' : css.shown} role="status">
        <span>{countText(categoriesWords.shown, count)}</span>
        {failed && <span>{`. ${shelfWords.notLoaded}`}</span>}
      </p>
      {filters && found && (
        <filters.FilterChips view={found} go={go} besides={hasKinds ? 'kind' : undefined} />
      )}
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

const mySizeChips = {
  load: async () => (await import('@/components/shop/filters/my-size-chips.client')).MySizeChips,
};

/** Loads where the phone remembers a size. */
function useMySizeChips() {
  const { part, load } = useLazyChunk(mySizeChips);
  useEffect(() => {
    if (phoneStorage.get(mySizesKey)) void load();
  }, [load]);
  return part;
}
