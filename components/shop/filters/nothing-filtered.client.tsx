'use client';

import type { ComponentProps } from 'react';
import { NearestProducts } from '@/components/search/nothing-found.client';
import { WithSuggested } from '@/components/search/with-suggested.client';
import { buttonClass } from '@/components/ui/button';
import { CategoryPictures } from '@/components/ui/category-pictures';
import { EmptyState, waysClass } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { SearchIndex } from '@/lib/catalogue/catalogue-file';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { indexCategories } from '@/lib/finding/index-categories';
import type { SearchResult } from '@/lib/finding/search-products';
import { cleared, shelfSearch, without } from '@/lib/finding/shelf-address';
import type { ShelfView } from '@/lib/finding/shelf-view';
import { countText, fillText } from '@/lib/format/fill-text';
import { keepTogether } from '@/lib/format/money';
import { chatLink } from '@/lib/links/chat-and-call';
import { askForText } from '@/lib/order/ask-text';
import type { Scene } from '@/lib/pictures/picture';
import { filtersWords } from '@/words/filters';
import { searchResultsWords } from '@/words/search-results';
import { focusRow } from './focus-row.client';
import css from './nothing-filtered.module.css';

/**
 * Shown if no product is left: the chosen filters, a button for each filter that alone hides
 * products, a button that removes all filters, a chat link that asks for such a product, and the
 * categories.
 */
export function NothingFiltered({
  view,
  scene,
  go,
  total,
  index,
  nearest,
  isAnswered,
}: {
  view: ShelfView;
  scene: Scene;
  go: (search: string) => void;
  /** How many products the shelf has without filters. */
  total: number;
  index: SearchIndex;
  /** The products nearest to a search. */
  nearest: SearchResult | undefined;
  /** Whether a page above answers the search. */
  isAnswered: boolean;
}) {
  const filters = view.values.map(({ text }) => text).join(', ');
  return (
    <>
      {!isAnswered && (
        <div className={css.nothing}>
          <EmptyState title={filtersWords.nothing} scene={scene}>
            <p className={css.filters}>
              {keepTogether(fillText(filtersWords.nothingWith, { filters }))}
            </p>
            <Ways view={view} go={go} total={total} filters={filters} />
          </EmptyState>
        </div>
      )}
      <div className={css.instead}>
        {nearest?.without ? (
          <NearestProducts found={nearest} heading="h2" />
        ) : (
          <WithSuggested index={index} />
        )}
        <h2 className={css.lookIn}>{searchResultsWords.lookIn}</h2>
        <CategoryPictures categories={indexCategories(index)} path={categoryPath} />
      </div>
    </>
  );
}

function Ways({
  view: { query, values, lifts },
  go,
  total,
  filters,
}: Pick<ComponentProps<typeof NothingFiltered>, 'view' | 'go' | 'total'> & {
  /** The chosen filters, in words. */
  filters: string;
}) {
  const named = (part: string) =>
    values
      .filter((value) => value.part === part)
      .map(({ text }) => text)
      .join(', ');
  // A button that would show all products is the button for all.
  const some = lifts.filter(({ count }) => count < total);
  return (
    <div className={waysClass}>
      {some.map(({ part, count }) => (
        <button
          key={part}
          type="button"
          className={buttonClass('plain')}
          onClick={() => {
            focusRow(part);
            go(shelfSearch(without(query, part)));
          }}
        >
          {keepTogether(
            fillText(count === 1 ? filtersWords.without.one : filtersWords.without.many, {
              filter: named(part),
              count,
            }),
          )}
        </button>
      ))}
      <button
        type="button"
        className={buttonClass('main')}
        onClick={() => {
          focusRow('size');
          go(shelfSearch(cleared(query)));
        }}
      >
        {countText(filtersWords.all, total)}
      </button>
      <a className={buttonClass('plain')} href={chatLink(askForText(filters))}>
        <Icon name="chat" />
        {searchResultsWords.askFor}
      </a>
    </div>
  );
}
