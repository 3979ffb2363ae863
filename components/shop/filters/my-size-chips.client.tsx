'use client';

import { useStore } from 'zustand';
import type { CardProduct } from '@/lib/catalogue/product';
import { availableSizes } from '@/lib/catalogue/stock';
import { parseShelfQuery, shelfSearch, withValue } from '@/lib/finding/shelf-address';
import { sizeValue } from '@/lib/finding/shelf-item';
import { fillText } from '@/lib/format/fill-text';
import { forgetSize, mySizesStore } from '@/lib/remembered/my-sizes.client';
import { filtersWords } from '@/words/filters';
import { focusRow } from './focus-row.client';
import css from './my-size-chips.module.css';

/**
 * The remembered sizes that products of this shelf have, each a filter one tap away, and one tap that
 * forgets it. Its script loads where the phone has a size.
 */
export function MySizeChips({
  products,
  search,
  go,
}: {
  /** The products of the shelf that the page has. */
  products: readonly CardProduct[];
  search: string;
  go: (search: string) => void;
}) {
  const sizes = useStore(mySizesStore, (state) => state.sizes);
  const mine = Object.entries(sizes).filter(([group, size]) =>
    products.some((one) => one.sizeGroup === group && availableSizes(one).includes(size)),
  );
  return (
    <div className={css.sizes}>
      {mine.map(([group, size]) => (
        <span key={group} className={css.mine}>
          <button
            type="button"
            className={css.chip}
            onClick={() => {
              focusRow('size');
              go(shelfSearch(withValue(parseShelfQuery(search), 'size', sizeValue(group, size))));
            }}
          >
            {fillText(filtersWords.mySize, { size })}
          </button>
          <button
            type="button"
            className={css.forget}
            aria-label={fillText(filtersWords.forgetMySize, { size })}
            onClick={() => {
              focusRow('size');
              forgetSize(group);
            }}
          >
            ×
          </button>
        </span>
      ))}
    </div>
  );
}
