'use client';

import type { MouseEvent } from 'react';
import { cleared, shelfSearch, without, withValue } from '@/lib/finding/shelf-address';
import type { Chosen, ShelfView } from '@/lib/finding/shelf-view';
import { fillText } from '@/lib/format/fill-text';
import { filtersWords } from '@/words/filters';
import css from './filter-chips.module.css';
import { focusRow } from './focus-row.client';

/** What is chosen, each with a tap that takes it off, and one that takes off all. */
export function FilterChips({
  view: { query, values },
  go,
}: {
  view: ShelfView;
  go: (search: string) => void;
}) {
  if (values.length === 0) return null;
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
        {values.map((chosen) => (
          <li key={`${chosen.part} ${chosen.value}`}>
            <button
              type="button"
              className={css.chip}
              aria-label={fillText(filtersWords.remove, { filter: chosen.label })}
              onClick={(event) => takeOff(event, chosen)}
            >
              <bdi lang={chosen.lang}>{chosen.label}</bdi>
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
