'use client';

import clsx from 'clsx/lite';
import type { ComponentProps } from 'react';
import { ProductGrid } from '@/components/product/product-grid.client';
import { withAskedSizes } from '@/components/product/with-asked-sizes.client';
import { buttonClass } from '@/components/ui/button';
import { CategoryPictures } from '@/components/ui/category-pictures';
import { Icon } from '@/components/ui/icon';
import layout from '@/components/ui/layout.module.css';
import type { SearchIndex } from '@/lib/catalogue/catalogue-file';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { indexCategories } from '@/lib/finding/index-categories';
import { type SearchResult, sizesFound } from '@/lib/finding/search-products';
import { fillText } from '@/lib/format/fill-text';
import { chatLink } from '@/lib/links/chat-and-call';
import { askForText } from '@/lib/order/ask-text';
import { searchResultsWords } from '@/words/search-results';
import css from './nothing-found.module.css';
import { WithSuggested } from './with-suggested.client';

/** The cards that are shown while a search is typed; Shop has them all. */
export const productsWhileTyping = 12;

/**
 * The result of a search without products: a chat link that asks for them, the nearest products or
 * the shop's suggestions, and the categories.
 */
export function NothingFound({
  found,
  query,
  index,
}: {
  found: SearchResult;
  query: string;
  index: SearchIndex;
}) {
  return (
    <div className={css.nothing}>
      <div className={css.ask}>
        <h2 className={css.title}>{fillText(searchResultsWords.nothing, { query })}</h2>
        <p>{searchResultsWords.nothingHelp}</p>
        <a className={buttonClass('chat')} href={chatLink(askForText(query))}>
          <Icon name="chat" />
          {searchResultsWords.askFor}
        </a>
      </div>
      <div className={css.instead}>
        <NearestProducts found={found} heading="h3" />
        {!found.without && <WithSuggested index={index} />}
        <h2 className={css.lookIn}>{searchResultsWords.lookIn}</h2>
        <CategoryPictures categories={indexCategories(index)} path={categoryPath} />
      </div>
    </div>
  );
}

/** The results of the search without its size, its price or a word; nothing if there are none. */
export function NearestProducts({
  found: { nearest, without, word, sizes },
  heading,
}: Pick<ComponentProps<typeof ProductGrid>, 'heading'> & { found: SearchResult }) {
  if (!without) return null;
  const shown = nearest.slice(0, productsWhileTyping);
  return (
    <>
      <p className={css.nearest}>{fillText(searchResultsWords.nearest[without], { word })}</p>
      <ProductGrid
        products={shown.map((product) => withAskedSizes(product, sizesFound(product, sizes)))}
        heading={heading}
        oneRow
        className={clsx(layout.goodsRow, shown.length === 1 && layout.alone)}
      />
    </>
  );
}
