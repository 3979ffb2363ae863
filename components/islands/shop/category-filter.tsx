'use client';

import clsx from 'clsx/lite';
import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { pillClass, pillCountClass, pillRowClass } from '@/components/ui/pills';
import { Spinner } from '@/components/ui/spinner';
import type { Words } from '@/data/words/types';
import type { CountedCategory } from '@/lib/catalogue/category';
import { shownCount } from '@/lib/catalogue/category-filter';
import { categoryPath, filteredShopPath } from '@/lib/catalogue/shop-paths';
import { countText } from '@/lib/format/fill-text';
import { isPlainClick } from '@/lib/page/plain-click.client';
import { sitePath } from '@/lib/site/site-path';
import css from './category-filter.module.css';
import { CategoryParameter } from './category-parameter';

/**
 * The category pills and the grid beneath them. The address is the state: a pill changes `?category=`,
 * and the prerendered cards of other categories are hidden. In a shop of more than one page no page
 * holds a whole category, so a pill leads to the category's own page, and so does `?category=`.
 */
export function CategoryFilter({
  words,
  categories,
  paged,
  empty,
  children,
}: {
  words: Pick<Words, 'categoryFilter' | 'categoryLinks'>;
  categories: readonly CountedCategory[];
  /** Whether the shop has more than one page. */
  paged: boolean;
  /** Shown for a category without products. */
  empty: ReactNode;
  /** The first page of all products. */
  children: ReactNode;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const row = useRef<HTMLElement>(null);
  const rowShows = useRef(chosen);
  // Another choice scrolls the row; hydration does not, as the shopper may have scrolled it already.
  useEffect(() => {
    if (rowShows.current === chosen) return;
    rowShows.current = chosen;
    showChosen(row.current);
  }, [chosen]);
  const count = shownCount(categories, chosen);
  useEffect(() => {
    if (paged && chosen && count > 0) window.location.replace(sitePath(categoryPath(chosen)));
  }, [paged, chosen, count]);
  const pills = [
    { id: undefined, name: words.categoryFilter.all, count: shownCount(categories, null) },
    ...categories,
  ];

  return (
    <>
      <Suspense>
        <CategoryParameter onRead={setChosen} />
      </Suspense>
      <nav
        ref={row}
        className={clsx(pillRowClass, css.pills)}
        aria-label={words.categoryLinks}
        data-no-print=""
      >
        {pills.map((pill) => (
          <a
            key={pill.name}
            className={pillClass}
            href={sitePath(pill.id && paged ? categoryPath(pill.id) : filteredShopPath(pill.id))}
            aria-current={pill.id === (chosen ?? undefined) ? 'true' : undefined}
            onClick={paged ? undefined : (event) => choose(event, filteredShopPath(pill.id))}
          >
            {pill.name} <span className={pillCountClass}>{pill.count}</span>
          </a>
        ))}
      </nav>
      <p className={css.shown} role="status">
        {countText(words.categoryFilter.shown, count)}
      </p>
      <div className={css.products} data-shown={chosen ?? 'all'}>
        <div className={css.waiting}>
          <Spinner label={words.categoryFilter.loading} />
        </div>
        <div hidden={count === 0}>{children}</div>
        {count === 0 && empty}
      </div>
    </>
  );
}

/** Changes the address without a page load; Next follows it, and Back works. */
function choose(event: MouseEvent, path: `/${string}`): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const { href } = new URL(sitePath(path), window.location.href);
  if (href !== window.location.href) window.history.pushState(null, '', href);
}

/** Brings the chosen pill into the row's view; the page itself stays where it is. */
function showChosen(row: HTMLElement | null): void {
  const pill = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !pill) return;
  row.scrollLeft = pill.offsetLeft - (row.clientWidth - pill.offsetWidth) / 2;
}
