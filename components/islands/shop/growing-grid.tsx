'use client';

import { type MouseEvent, memo, useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ProductCard } from '@/components/ui/product-card';
import { ProductGrid } from '@/components/ui/product-grid';
import { Spinner } from '@/components/ui/spinner';
import type { CardProduct } from '@/lib/catalogue/product';
import { shelfPagePath } from '@/lib/catalogue/shelf-pages';
import { isPlainClick } from '@/lib/page/plain-click.client';
import { savesData } from '@/lib/page/saves-data.client';
import { limits } from '@/lib/site/limits';
import { sitePath } from '@/lib/site/site-path';
import css from './growing-grid.module.css';
import { ProductShelf } from './product-shelf';
import { type ShelfPart, useShelf } from './use-shelf';

/**
 * The cards of a shelf. One that holds more than a page ends in a link to its next page: the
 * products of that are fetched as she nears the end, or, where she saves data, when she taps it.
 */
export function GrowingGrid(part: ShelfPart) {
  const { pages, state, next, fetchNext } = useShelf(part);
  const grid = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLAnchorElement>(null);
  const asked = useRef(false);
  const shown = pages.flat();

  useEffect(() => {
    if (pages.length === 0) fetchNext();
    if (!next || !more.current || savesData()) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && fetchNext(),
      { rootMargin: `0px 0px ${limits.shelfAheadPx}px` },
    );
    observer.observe(more.current);
    return () => observer.disconnect();
  }, [next, pages.length, fetchNext]);

  // Who asked for more by the link goes on at the first of them.
  useEffect(() => {
    if (!asked.current || state === 'fetching') return;
    asked.current = false;
    const first = state === 'resting' && pages.at(-1)?.[0];
    if (!first) return;
    grid.current
      ?.querySelector<HTMLElement>(`[data-product="${first.id}"]`)
      ?.focus({ preventScroll: true });
  }, [pages, state]);

  const fetchAsked = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    asked.current = true;
    fetchNext();
  };

  return (
    <div ref={grid}>
      {shown.length > 0 && (
        <ProductShelf products={shown}>
          <ProductGrid>
            {pages.map((products, at) => (
              <Cards key={products[0]?.id ?? at} products={products} first={at === 0} />
            ))}
          </ProductGrid>
        </ProductShelf>
      )}
      {shown.length === 0 && state === 'fetching' && <Spinner label="Loading products" />}
      {next && (shown.length > 0 || state === 'failed') && (
        <div className={css.end}>
          <p role="status">
            {state === 'failed'
              ? 'The next products did not come. Tap to try again.'
              : `Showing ${shownOf(part, shown.length)}`}
          </p>
          <a
            ref={more}
            className={buttonClass('plain')}
            href={sitePath(shelfPagePath(part.shelf, next))}
            aria-busy={state === 'fetching'}
            onClick={fetchAsked}
          >
            More products
          </a>
        </div>
      )}
    </div>
  );
}

/** '48 of 100'; where the shelf does not begin here, '49 to 96 of 100'. */
function shownOf({ page, total }: ShelfPart, count: number): string {
  const before = (page - 1) * limits.productsOnPage;
  return before > 0 ? `${before + 1} to ${before + count} of ${total}` : `${count} of ${total}`;
}

/** A page of cards: drawn once, however many follow. */
const Cards = memo(function Cards({
  products,
  first,
}: {
  products: readonly CardProduct[];
  first: boolean;
}) {
  return products.map((product, at) => (
    <ProductCard key={product.id} product={product} heading="h2" eager={first && at < 4} />
  ));
});
