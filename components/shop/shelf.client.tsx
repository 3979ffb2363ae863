'use client';

import clsx from 'clsx/lite';
import {
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ProductGrid } from '@/components/product/product-grid.client';
import { fadingRowClass } from '@/components/ui/pills';
import { SearchField } from '@/components/ui/search-field';
import { Spinner } from '@/components/ui/spinner';
import type { CountedCategory } from '@/lib/catalogue/category';
import { shownCount } from '@/lib/catalogue/category-filter';
import { type CardProduct, productsOf } from '@/lib/catalogue/product';
import { categoryPath, filteredShopPath } from '@/lib/catalogue/shop-paths';
import { hasFilters } from '@/lib/finding/has-filters';
import type { FacetId } from '@/lib/finding/shelf-address';
import { countText } from '@/lib/format/fill-text';
import { sitePath } from '@/lib/links/site-path';
import { lazyChunk } from '@/lib/page/lazy-chunk.client';
import { storedText } from '@/lib/page/stored-text.client';
import type { Scene } from '@/lib/pictures/picture';
import { mySizesKey } from '@/lib/remembered/my-sizes-key';
import { categoriesWords } from '@/words/categories';
import { searchFieldWords } from '@/words/search-field';
import { shelfWords } from '@/words/shelf';
import { AddressReader } from './address-reader.client';
import { CategoryPills } from './category-pills.client';
import type { PanelId } from './filter-panel.client';
import { goTo } from './go-to.client';
import type { MySizeChips } from './my-size-chips.client';
import css from './shelf.module.css';
import type { Finder } from './shelf-finder.client';

/** What is typed into the field is searched once nothing more was typed for this long. */
const TYPING_MS = 250;

const shelfFinder = lazyChunk(async () => (await import('./shelf-finder.client')).loadFinder());

/**
 * One page of a listing under a row of filters. The address is the state: with filters in it, all
 * of the listing that they leave takes the place of the page's own products. The filters' rules,
 * their panels and the index of all products load at their first use; where they do not, the page
 * stays as it is. (docs/decisions/0034)
 */
export function Shelf({
  products,
  facets,
  categoryKey,
  categories,
  total,
  before,
  after,
  empty,
  emptyBox,
}: {
  /** The page's own products. */
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
  const [address, setAddress] = useState<string>();
  const [finder, setFinder] = useState<Finder>();
  const [failed, setFailed] = useState(false);
  const [opened, setOpened] = useState<PanelId>();

  const search = address ?? '';
  const chosen = categories ? new URLSearchParams(search).get('category') || null : null;
  const searched = new URLSearchParams(search).get('q') ?? '';
  const paged = total > products.length;
  const filters = hasFilters(search);
  const shown = useMemo(
    () => finder?.find(search, categoryKey ?? chosen ?? ''),
    [finder, search, categoryKey, chosen],
  );

  // Before the paint: products that the address leaves out never show.
  useLayoutEffect(() => {
    if (finder || !(filters || opened)) return;
    setFailed(false);
    shelfFinder.load().then(
      (loaded) => setFinder(() => loaded),
      () => {
        setFailed(true);
        setOpened(undefined);
      },
    );
  }, [finder, filters, opened]);

  const waiting = filters && !finder && !failed;
  useLayoutEffect(() => {
    // Before the address is read it may be waiting already (lib/early/starter.client).
    if (address === undefined) return;
    if (waiting) document.documentElement.dataset.waiting = '';
    else delete document.documentElement.dataset.waiting;
  }, [address, waiting]);

  /** Goes to another query of the page and shows it at once: Next reports it a moment later. */
  const go = (to: string, replace = false) => {
    goTo(to, replace);
    setAddress(window.location.search);
  };

  const field = useRef<HTMLDivElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  /** Searches for a text; all that is typed at once is one step of Back. */
  const find = (text: string, typed = false) => {
    clearTimeout(typing.current);
    typing.current = undefined;
    const query = new URLSearchParams(window.location.search);
    const searchedBefore = Boolean(query.get('q'));
    if (text.trim()) query.set('q', text);
    else query.delete('q');
    go(query.size > 0 ? `?${query}` : '', typed && searchedBefore);
  };
  // Once the field is beneath the bar (--bar-row of a wide screen), the bar's own takes its place.
  useEffect(() => {
    const box = field.current;
    if (!box) return;
    const observer = new IntersectionObserver(
      (seen) => box.toggleAttribute('data-passed', !seen.at(-1)?.isIntersecting),
      { rootMargin: '-60px 0px 0px' },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  // The field follows the address, as Back and the chips change it; what is being typed is newer.
  const inField = useRef('');
  useEffect(() => {
    const input = field.current?.querySelector('input');
    if (!input || inField.current === searched) return;
    inField.current = searched;
    if (!typing.current && input.value.trim() !== searched.trim()) input.value = searched;
  }, [searched]);

  const known = categories && chosen ? shownCount(categories, chosen) : total;
  useEffect(() => {
    if (categories && paged && chosen && known > 0) {
      const query = new URLSearchParams(search);
      query.delete('category');
      const rest = query.size > 0 ? `?${query}` : '';
      window.location.replace(sitePath(categoryPath(chosen)) + rest);
    }
  }, [categories, paged, chosen, known, search]);

  const [MySizes, setMySizes] = useState<typeof MySizeChips>();
  useEffect(() => {
    if (storedText(mySizesKey))
      import('./my-size-chips.client')
        .then((part) => setMySizes(() => part.MySizeChips))
        .catch(() => {});
  }, []);
  const ofCategory = chosen ? productsOf(chosen, products) : products;

  const found = shown?.isActive ? shown : undefined;
  const count = found ? found.products.length : known;

  return (
    <>
      <Suspense>
        <AddressReader onRead={setAddress} />
      </Suspense>
      {categories && (
        <div ref={field} className={css.search} data-needs-script="">
          <SearchField
            name={searchFieldWords.inShop}
            onSearch={find}
            onType={(text) => {
              clearTimeout(typing.current);
              typing.current = setTimeout(() => find(text, true), TYPING_MS);
            }}
          />
        </div>
      )}
      {categories && (
        <CategoryPills
          categories={categories}
          chosen={chosen}
          paged={paged}
          go={(id) => go(found?.searchIn(id) ?? filteredShopPath(id))}
        />
      )}
      <div className={css.bar}>
        {total > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll in every browser
          <div
            className={clsx(css.row, fadingRowClass)}
            role="group"
            aria-label={shelfWords.name}
            data-needs-script=""
            data-no-print=""
          >
            {([...(facets[(known > 0 && chosen) || ''] ?? []), 'sort'] as const).map((id) => (
              <button
                key={id}
                id={`shelf-${id}`}
                type="button"
                className={css.filter}
                aria-haspopup="dialog"
                aria-expanded={opened === id}
                data-chosen={shown?.chosen.includes(id) ? '' : undefined}
                data-pending={opened === id && !finder ? '' : undefined}
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
        )}
        {finder && shown && opened && (
          <finder.Panel
            key={opened}
            id={opened}
            view={shown}
            go={go}
            onClosed={() => setOpened((now) => (now === opened ? undefined : now))}
          />
        )}
        <div className={css.line}>
          <p className={css.shown} role="status">
            <span>{countText(categoriesWords.shown, count)}</span>
            {failed && <span>{`. ${shelfWords.notLoaded}`}</span>}
          </p>
          {finder && found && <finder.Chips view={found} go={go} />}
          {MySizes && !waiting && !shown?.values.length && (
            <MySizes products={ofCategory} search={search} go={go} />
          )}
        </div>
      </div>
      <div className={css.products} data-shown={found ? 'found' : (chosen ?? 'all')}>
        <div className={css.waiting}>
          <Spinner label={categoriesWords.loading} />
        </div>
        {finder && found && count > 0 && (
          <finder.Results key={search} view={found} page={products} />
        )}
        {finder && found && count === 0 && known > 0 && (
          <finder.NothingFiltered
            view={found}
            scene={emptyBox}
            go={go}
            total={known}
            categories={finder.categories}
            nearest={finder.nearestTo(found.query)}
          />
        )}
        {known === 0 && empty}
        <div hidden={found !== undefined || known === 0}>
          {before}
          <ProductGrid products={products} heading="h2" firstScreen />
          {after}
        </div>
      </div>
    </>
  );
}
