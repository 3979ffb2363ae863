'use client';

import { useEffect, useRef, useState } from 'react';
import { useCatalogueFile } from '@/components/page/use-catalogue-file.client';
import { ProductGrid } from '@/components/product/product-grid.client';
import { Section } from '@/components/ui/section';
import { onceBelowViewport } from '@/lib/browser/viewport.client';
import type { ListedProduct } from '@/lib/catalogue/catalogue-file';
import { forgetSeen, seenProducts } from '@/lib/remembered/seen-products.client';
import { recentlySeenWords } from '@/words/recently-seen';
import css from './recently-seen.module.css';

/**
 * The products of `ids` that the shop still has, with today's prices and stock, and a button that forgets
 * them. They appear while their place is below the viewport, so that nothing moves; without the
 * catalogue's file nothing appears.
 */
export function RecentlySeen({ ids }: { ids: readonly string[] }) {
  const file = useCatalogueFile();
  const place = useRef<HTMLDivElement>(null);
  const [products, setProducts] = useState<readonly ListedProduct[]>([]);
  const [cleared, setCleared] = useState(false);

  useEffect(() => {
    if (!file || !place.current) return;
    return onceBelowViewport(place.current, () => setProducts(seenProducts(file.products, ids)));
  }, [file, ids]);

  return (
    <div ref={place} className={products.length === 1 ? css.alone : undefined}>
      {products.length > 0 && (
        <Section id="seen" title={recentlySeenWords.title} tone="deep">
          {cleared ? (
            // The button is gone: the focus moves here, and what it says is read once.
            <p tabIndex={-1} ref={(text) => text?.focus()}>
              {recentlySeenWords.cleared}
            </p>
          ) : (
            <>
              <ProductGrid products={products} heading="h3" oneRow className={css.row} />
              <button
                type="button"
                className={css.clear}
                onClick={() => {
                  forgetSeen();
                  setCleared(true);
                }}
              >
                {recentlySeenWords.clear}
              </button>
            </>
          )}
        </Section>
      )}
    </div>
  );
}
