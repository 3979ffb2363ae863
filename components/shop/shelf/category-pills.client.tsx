'use client';

import clsx from 'clsx/lite';
import { type MouseEvent, useEffect, useRef } from 'react';
import { OwnersText } from '@/components/ui/owners-text';
import { pillClass, pillCountClass, pillRowClass } from '@/components/ui/pills';
import { isPlainClick } from '@/lib/browser/presses.client';
import { type CountedCategory, shownCount } from '@/lib/catalogue/category';
import { categoryPath, filteredShopPath } from '@/lib/catalogue/shop-paths';
import { pageHref } from '@/lib/links/site-path';
import { categoriesWords } from '@/words/categories';
import css from './shelf.module.css';

/**
 * Shop's links to all products and to each category. A link changes `?category=`; in a shop of more than
 * one page, where no page holds a whole category, it leads to the category's own page.
 */
export function CategoryPills({
  categories,
  chosen,
  paged,
  go,
}: {
  categories: readonly CountedCategory[];
  /** The id in the address, null for none. */
  chosen: string | null;
  /** Whether the shop has more than one page. */
  paged: boolean;
  /** Shows another category, '' for all, with the filters that are chosen. */
  go: (categoryKey: string) => void;
}) {
  const row = useRef<HTMLElement>(null);
  const rowShows = useRef(chosen);
  // Another choice scrolls the row; hydration does not, as the shopper may have scrolled it already.
  useEffect(() => {
    if (rowShows.current === chosen) return;
    rowShows.current = chosen;
    showChosen(row.current);
  }, [chosen]);
  const pills = [
    { id: '', name: { text: categoriesWords.all }, count: shownCount(categories, null) },
    ...categories,
  ];
  const choose = (event: MouseEvent, id: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(id);
  };

  return (
    <nav
      ref={row}
      className={clsx(pillRowClass, css.pills)}
      aria-label={categoriesWords.name}
      data-no-print=""
    >
      {pills.map(({ id, name, count }) => (
        <OwnersText
          as="a"
          of={name}
          key={id}
          className={pillClass}
          href={pageHref(id && paged ? categoryPath(id) : filteredShopPath(id))}
          aria-current={id === (chosen ?? '') ? 'true' : undefined}
          onClick={paged ? undefined : (event) => choose(event, id)}
        >
          {name.text} <span className={pillCountClass}>{count}</span>
        </OwnersText>
      ))}
    </nav>
  );
}

/** Brings the chosen pill into the row's view; the page itself stays where it is. */
function showChosen(row: HTMLElement | null): void {
  const pill = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !pill) return;
  row.scrollLeft = pill.offsetLeft - (row.clientWidth - pill.offsetWidth) / 2;
}
