'use client';

import type { ComponentProps } from 'react';
import { ProductGrid } from '@/components/product/product-grid.client';
import { withAskedSizes } from '@/components/product/with-asked-sizes.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { IndexCategory } from '@/lib/finding/index-categories';
import { type SearchResult, sizesFound } from '@/lib/finding/search-products';
import { fillText } from '@/lib/format/fill-text';
import { askForText } from '@/lib/order/ask-for-text';
import { findWords } from '@/lib/site/find-words';
import { chatLink } from '@/lib/site/links';
import { serviceLimits } from '@/lib/site/service-limits';
import { CategoryChoice } from './category-choice.client';
import css from './nothing-found.module.css';

/**
 * A search that finds nothing: a chat that asks for it, what is nearest to it, and the categories.
 */
export function NothingFound({
  words,
  found,
  query,
  categories,
}: {
  words: ComponentProps<typeof ProductGrid>['words'] &
    ComponentProps<typeof CategoryChoice>['words'];
  found: SearchResult;
  query: string;
  categories: readonly IndexCategory[];
}) {
  return (
    <div className={css.nothing}>
      <h2 className={css.title}>{fillText(findWords.nothing, { query })}</h2>
      <a className={buttonClass('chat')} href={chatLink(askForText(query))}>
        <Icon name="chat" />
        {findWords.askFor}
      </a>
      <NearestProducts words={words} found={found} heading="h3" />
      <p>{findWords.lookIn}</p>
      <CategoryChoice words={words} categories={categories} />
    </div>
  );
}

/**
 * What a search would find without its size, its price or a word; nothing where that finds nothing
 * either.
 */
export function NearestProducts({
  words,
  found: { nearest, without, word, sizes },
  heading,
}: Pick<ComponentProps<typeof ProductGrid>, 'words' | 'heading'> & { found: SearchResult }) {
  if (!without) return null;
  return (
    <>
      <p className={css.nearest}>{fillText(findWords.nearest[without], { word })}</p>
      <ProductGrid
        words={words}
        products={nearest
          .slice(0, serviceLimits.productsWhileTyping)
          .map((product) => withAskedSizes(product, sizesFound(product, sizes)))}
        heading={heading}
      />
    </>
  );
}
