/** The filters of a shelf. Their script is fetched when they are first used. */
export const filtersWords = {
  size: 'Size {size}',
  otherSizes: 'Other sizes',
  priceUnder: 'Under {to}',
  priceBetween: '{from}–{to}',
  priceFrom: '{from} and more',
  search: '“{text}”',
  orders: {
    suggested: 'Suggested',
    priceUp: 'Lowest price first',
    priceDown: 'Highest price first',
    newest: 'Newest first',
    discount: 'Biggest discount first',
  },
  /** Kinds of goods that are called otherwise than their ids. */
  kinds: { 'baby-one-pieces': 'Rompers', 'baby-outfits': 'Baby sets' },
  /** Above the highest prices and the ranges to choose from. */
  upTo: 'Up to KSh',
  between: 'Or between',
  priceUpTo: 'Up to {to}',
  /** In its place where nothing is chosen. */
  done: 'Done',
  show: { one: 'Show 1 product', many: 'Show {count} products' },
  chosen: 'Chosen filters',
  remove: 'Remove {filter}',
  clear: 'Clear',
  mySize: 'My size {size}',
  forgetMySize: 'Forget my size {size}',
  sizeInStock: 'Size {size}: in stock',
  more: 'Show more',
  shown: 'Showing {shown} of {count}',
  /** Above what few chosen filters leave out. */
  closeTo: 'Close matches',
  nothing: 'No products found',
  nothingWith: 'Nothing here with {filters}.',
  all: { one: 'Show 1 product', many: 'Show all {count} products' },
  without: { one: 'Without {filter}: 1 product', many: 'Without {filter}: {count} products' },
} as const;
