'use client';

import clsx from 'clsx';
import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { pillClass, pillCountClass, pillRowClass } from '@/components/ui/pills';
import { Spinner } from '@/components/ui/spinner';
import type { CountedCategory } from '@/lib/catalogue/category';
import { shownCount } from '@/lib/catalogue/category-filter';
import { categoryPagePath, categoryPath } from '@/lib/catalogue/category-path';
import { isPlainClick } from '@/lib/page/plain-click.client';
import { sitePath } from '@/lib/site/site-path';
import { CategoryParameter } from './category-parameter';
import { FetchedGrid } from './later-grid';
import css from './shop-browser.module.css';

/**
 * The pills and the grid beneath them. The address is the state: a pill changes `?category=`, and
 * the prerendered cards of other categories are hidden. Where the shop holds more than a page, no
 * page has a whole category: its own shelf is fetched, and without script a pill leads to it.
 */
export function ShopBrowser({
  categories,
  paged,
  empty,
  children,
}: {
  categories: readonly CountedCategory[];
  /** Whether the shop holds more than a page. */
  paged: boolean;
  /** What is said of a category without products. */
  empty: ReactNode;
  /** The grid: the first page of all. */
  children: ReactNode;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const row = useRef<HTMLElement>(null);
  const rowShows = useRef(chosen);
  // Another choice moves the row; that the script is there does not: she may have moved it herself.
  useEffect(() => {
    if (rowShows.current === chosen) return;
    rowShows.current = chosen;
    showChosen(row.current);
  }, [chosen]);
  const count = shownCount(categories, chosen);
  const fetched = paged && chosen !== null && count > 0;
  const pills = [
    { id: undefined, name: 'All Products', count: shownCount(categories, null) },
    ...categories,
  ];

  return (
    <>
      <Suspense>
        <CategoryParameter onRead={setChosen} />
      </Suspense>
      <nav ref={row} className={clsx(pillRowClass, css.pills)} aria-label="Categories" data-screen>
        {pills.map((pill) => (
          <a
            key={pill.name}
            className={pillClass}
            href={sitePath(pill.id && paged ? categoryPagePath(pill.id) : categoryPath(pill.id))}
            aria-current={pill.id === (chosen ?? undefined) ? 'true' : undefined}
            onClick={(event) => choose(event, categoryPath(pill.id))}
          >
            {pill.name} <span className={pillCountClass}>{pill.count}</span>
          </a>
        ))}
      </nav>
      <p className={css.shown} role="status">
        {count === 1 ? '1 product' : `${count} products`}
      </p>
      <div className={css.shelf} data-shown={chosen ?? 'all'}>
        <div className={css.waiting}>
          <Spinner label="Loading products" />
        </div>
        <div hidden={count === 0 || fetched}>{children}</div>
        {fetched && (
          <FetchedGrid key={chosen} shelf={categoryPagePath(chosen)} page={1} total={count} />
        )}
        {count === 0 && empty}
      </div>
    </>
  );
}

/** The browser's own address changes without a page load; Next hears of it, and so does Back. */
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
