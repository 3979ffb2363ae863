import type { ListedProduct, SearchIndex } from '@/lib/catalogue/catalogue-file';
import { WIDE_ROW } from '@/lib/catalogue/pagination';
import { filtersWords } from '@/words/filters';
import { searchResultsWords } from '@/words/search-results';
import { isFew } from './few-found';
import type { FoundProduct, ShelfView } from './shelf-view';
import { suggestedProducts } from './suggested-products';

/** A product that is close to what was asked, or a suggestion, of which no sizes were asked. */
export type BesideFew = ListedProduct & Partial<Pick<FoundProduct, 'askedSizes'>>;

/**
 * What stands beside the few products of a shelf, with its heading: those that are close, or else, for a search,
 * the shop's suggestions. With the products no more than `WIDE_ROW`; empty where there is neither.
 */
export function othersBeside(
  { query, products, close }: Pick<ShelfView, 'query' | 'products' | 'close'>,
  index: SearchIndex,
): { title: string; others: readonly BesideFew[] } {
  if (close.length > 0)
    return { title: filtersWords.closeTo, others: close.slice(0, WIDE_ROW - products.length) };
  const isSearched = query.q !== '' && isFew(products);
  return {
    title: searchResultsWords.suggested,
    others: isSearched ? suggestedProducts(index, products) : [],
  };
}
