'use client';

import clsx from 'clsx';
import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { pillCountLook, pillLook, pillRowLook } from '@/components/ui/pills';
import { messages } from '@/data/messages';
import type { CountedCategory, Product } from '@/lib/catalogue';
import { categoryPath, shownCount } from '@/lib/category-filter';
import { chatLink } from '@/lib/links';
import { helloText } from '@/lib/order-text';
import { sitePath } from '@/lib/site-path';
import { CategoryParameter } from './category-parameter';
import { ProductShelf } from './product-shelf';
import css from './shop-browser.module.css';

/**
 * The pills and the grid beneath them. The address is the state: a pill changes `?category=`, and
 * the prerendered cards of other categories are hidden.
 */
export function ShopBrowser({
  categories,
  products,
  children,
}: {
  categories: readonly CountedCategory[];
  products: readonly Product[];
  children: ReactNode;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what moves the row
  useEffect(() => showChosen(row.current), [chosen]);
  const count = shownCount(categories, chosen);
  const pills = [
    { id: null, name: 'All Products', count: shownCount(categories, null) },
    ...categories,
  ];

  return (
    <>
      <Suspense>
        <CategoryParameter onRead={setChosen} />
      </Suspense>
      <nav ref={row} className={clsx(pillRowLook, css.pills)} aria-label="Categories" data-screen>
        {pills.map((pill) => (
          <a
            key={pill.name}
            className={pillLook}
            href={sitePath(categoryPath(pill.id ?? undefined))}
            aria-current={pill.id === chosen ? 'true' : undefined}
            onClick={choose}
          >
            {pill.name} <span className={pillCountLook}>{pill.count}</span>
          </a>
        ))}
      </nav>
      <p className={css.shown} role="status">
        {count === 1 ? '1 product' : `${count} products`}
      </p>
      <div className={css.shelf} data-shown={chosen ?? 'all'}>
        <div className={css.waiting} role="status" aria-label="Loading products">
          <span className={css.spinner} />
        </div>
        <div className={css.cards} hidden={count === 0}>
          <ProductShelf products={products}>{children}</ProductShelf>
        </div>
        {count === 0 && (
          <EmptyState title={messages.noProducts}>
            <p>
              Choose another category above, or <a href={chatLink(helloText)}>ask us on WhatsApp</a>
              : we may have it at the stall.
            </p>
          </EmptyState>
        )}
      </div>
    </>
  );
}

/** The browser's own address changes without a page load; Next hears of it, and so does Back. */
function choose(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  if (href !== window.location.href) window.history.pushState(null, '', href);
}

/** Brings the chosen pill into the row's view; the page itself stays where it is. */
function showChosen(row: HTMLElement | null): void {
  const pill = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !pill) return;
  row.scrollLeft = pill.offsetLeft - (row.clientWidth - pill.offsetWidth) / 2;
}
