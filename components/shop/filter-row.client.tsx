'use client';

import clsx from 'clsx/lite';
import { fadingRowClass } from '@/components/ui/pills';
import type { FacetId } from '@/lib/finding/shelf-address';
import { shelfWords } from '@/words/shelf';
import css from './shelf.module.css';
import type { ShelfState } from './use-shelf.client';

/** A button for each of the filters and one for the order; each opens its panel. */
export function FilterRow({
  facets,
  shelf: { finder, view, opened, setOpened },
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
          className={css.filter}
          aria-haspopup="dialog"
          aria-expanded={opened === id}
          data-chosen={view?.chosen.includes(id) ? '' : undefined}
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
  );
}
