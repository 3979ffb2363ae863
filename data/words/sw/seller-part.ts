/** What stands on the page of an order while the seller's part loads. */
export const sellerPartWords = {
  loading: 'Loading…',
  notLoaded: 'This part did not load.',
  again: 'Try again',
  /** The page on which a phone is marked. */
  shopPhone: 'The shop’s own phone',
  book: 'Order book',
} as const;
