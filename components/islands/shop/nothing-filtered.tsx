'use client';

import type { ComponentProps } from 'react';
import { NearestProducts } from '@/components/islands/search/nothing-found';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Found } from '@/lib/finding/search-products';
import { shelfSearch, without } from '@/lib/finding/shelf-address';
import type { ShelfView } from '@/lib/finding/shelf-finder';
import { fillText } from '@/lib/format/fill-text';
import { askForText } from '@/lib/order/ask-for-text';
import { findWords } from '@/lib/site/find-words';
import { chatLink } from '@/lib/site/links';
import { shelfWords } from '@/lib/site/shelf-words';
import { focusRow } from './focus-row';
import css from './nothing-filtered.module.css';

const words = shelfWords.filters;

/**
 * Says what was asked where no product is left, with a button for each filter that is in the way alone and
 * a chat link that asks for it (docs/behaviour.md 31.9).
 */
export function NothingFiltered({
  view: { query, values, lifts },
  go,
  words: gridWords,
  nearest,
}: {
  view: ShelfView;
  go: (search: string) => void;
  words: ComponentProps<typeof NearestProducts>['words'];
  /** What is nearest to a search. */
  nearest: Found | undefined;
}) {
  const named = (part: string) =>
    values
      .filter((value) => value.part === part)
      .map(({ label }) => label)
      .join(', ');
  const filters = values.map(({ label }) => label).join(', ');
  return (
    <>
      <EmptyState title={fillText(words.nothing, { filters })}>
        {lifts.length > 0 && (
          <div className={css.lifts}>
            {lifts.map(({ part, count }) => (
              <button
                key={part}
                type="button"
                className={buttonClass('plain')}
                onClick={() => {
                  focusRow(part);
                  go(shelfSearch(without(query, part)));
                }}
              >
                {fillText(count === 1 ? words.without.one : words.without.many, {
                  filter: named(part),
                  count,
                })}
              </button>
            ))}
          </div>
        )}
        <a href={chatLink(askForText(findWords, filters))}>{findWords.askFor}</a>
      </EmptyState>
      {nearest && <NearestProducts words={gridWords} found={nearest} heading="h2" />}
    </>
  );
}
