/** What stands on the page of an order while the seller's part loads. */
export const sellerPartWords = {
  loading: 'Inafunguka…',
  notLoaded: 'Sehemu hii haikufunguka.',
  again: 'Jaribu tena',
  /** The page on which a phone is marked. */
  shopPhone: 'Simu ya duka',
  book: 'Kitabu cha oda',
} as const;
