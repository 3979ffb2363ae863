/** The filters of a shelf. Their script is fetched when they are first used. */
export const filtersWords = {
  size: 'Saizi {size}',
  otherSizes: 'Saizi nyingine',
  priceUnder: 'Chini ya {to}',
  priceBetween: '{from}–{to}',
  priceFrom: '{from} na zaidi',
  search: '“{text}”',
  orders: {
    suggested: 'Tunazopendekeza',
    priceUp: 'Bei ya chini kwanza',
    priceDown: 'Bei ya juu kwanza',
    newest: 'Mpya kwanza',
    discount: 'Punguzo kubwa kwanza',
  },
  /** Kinds of goods that are called otherwise than their ids. */
  kinds: { 'baby-one-pieces': 'Romper', 'baby-outfits': 'Seti za mtoto' },
  /** Above the highest prices and the ranges to choose from. */
  upTo: 'Hadi KSh',
  between: 'Au kati ya',
  priceUpTo: 'Hadi {to}',
  /** In its place where nothing is chosen. */
  done: 'Tayari',
  show: { one: 'Tazama bidhaa 1', many: 'Tazama bidhaa {count}' },
  chosen: 'Ulichochagua',
  remove: 'Ondoa {filter}',
  clear: 'Futa',
  mySize: 'Yangu: saizi {size}',
  forgetMySize: 'Futa saizi yangu, saizi {size}',
  sizeInStock: 'Saizi {size}: ipo',
  more: 'Tazama zaidi',
  shown: 'Bidhaa {shown} kati ya {count}',
  /** Above what few chosen filters leave out. */
  closeTo: 'Zinazofanana',
  nothing: 'Hatujapata bidhaa',
  nothingWith: 'Hakuna bidhaa hapa ukichagua {filters}.',
  all: { one: 'Tazama bidhaa 1', many: 'Tazama bidhaa zote {count}' },
  without: { one: 'Bila {filter}: bidhaa 1', many: 'Bila {filter}: bidhaa {count}' },
} as const;
