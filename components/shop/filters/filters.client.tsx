'use client';

import type { MouseEvent } from 'react';
import { OwnersText } from '@/components/ui/owners-text';
import { colourFamilies } from '@/data/colour-families';
import { loadCatalogueFile } from '@/lib/catalogue/catalogue-file.client';
import type { FacetId } from '@/lib/finding/page-address';
import { searchProducts } from '@/lib/finding/search-products';
import {
  cleared,
  parseShelfQuery,
  shelfSearch,
  without,
  withValue,
} from '@/lib/finding/shelf-address';
import { type Chosen, type ShelfView, shelfView } from '@/lib/finding/shelf-view';
import { fillText } from '@/lib/format/fill-text';
import { filtersWords } from '@/words/filters';
import css from './filters.module.css';
import { focusRow } from './focus-row.client';

/*
 * The script that loads at the first use of a shelf's filters: their rules, and what a shelf shows by them.
 */
export { othersBeside } from '@/lib/finding/others-beside';
export { FilterPanel } from './filter-panel.client';
export { FoundProducts } from './found-products.client';

/** The catalogue's file as the filters read it. Rejects if the file does not load. */
export async function loadSource() {
  const index = await loadCatalogueFile();
  const search = (text: string) => searchProducts(index, text);
  return { index, families: colourFamilies, search };
}

/**
 * The content of a shelf for the query of an address. `categoryKey` is the shelf's category, '' for
 * the shop.
 */
export function viewOf(
  source: Awaited<ReturnType<typeof loadSource>>,
  search: string,
  categoryKey: string,
): ShelfView {
  return shelfView(source, parseShelfQuery(search), categoryKey);
}

/** The chosen filters, each with a button that removes it, and a button that removes all. */
export function FilterChips({
  view: { query, values },
  go,
  besides,
}: {
  view: ShelfView;
  go: (search: string) => void;
  /** A filter that is shown elsewhere. */
  besides: FacetId | undefined;
}) {
  const shown = values.filter(({ part }) => part !== besides);
  if (shown.length === 0) return null;
  const takeOff = ({ currentTarget }: MouseEvent, { part, value }: Chosen) => {
    // The focus must not vanish with its chip.
    const chip = currentTarget.parentElement;
    const next = chip?.nextElementSibling ?? chip?.previousElementSibling;
    if (next) next.querySelector('button')?.focus();
    else focusRow(part);
    go(shelfSearch(part === 'q' ? without(query, part) : withValue(query, part, value)));
  };
  return (
    <>
      {/* The style removes the bullets, and with them Safari's list role. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul className={css.chips} role="list" aria-label={filtersWords.chosen}>
        {shown.map((chosen) => (
          <li key={`${chosen.part} ${chosen.value}`} className={css.place}>
            <button
              type="button"
              className={css.chip}
              aria-label={fillText(filtersWords.remove, { filter: chosen.text })}
              onClick={(event) => takeOff(event, chosen)}
            >
              <OwnersText as="bdi" of={chosen} className={css.name} />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={css.clear}
        onClick={() => {
          focusRow('size');
          go(shelfSearch(cleared(query)));
        }}
      >
        {filtersWords.clear}
      </button>
    </>
  );
}
