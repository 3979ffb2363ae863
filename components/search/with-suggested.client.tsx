'use client';

import type { ComponentProps } from 'react';
import { WithOthers } from '@/components/product/with-others.client';
import type { SearchIndex } from '@/lib/catalogue/catalogue-file';
import { suggestedProducts } from '@/lib/finding/suggested-products';
import { searchResultsWords } from '@/words/search-results';

/** A few products, and the first ones of the shop's listing; without products these alone. */
export function WithSuggested({
  index,
  products = [],
  ...shown
}: { index: SearchIndex } & Partial<Pick<ComponentProps<typeof WithOthers>, 'products' | 'top'>>) {
  return (
    <WithOthers
      products={products}
      title={searchResultsWords.suggested}
      others={suggestedProducts(index, products)}
      {...shown}
    />
  );
}
