/** The pictures, lists and texts that `npm run posts` makes. */
export const postsWords = {
  sizes: 'Sizes {sizes}',
  oneSize: 'Size {sizes}',
  reduced: '{price}, was {was} ({percent})',
  /** The line of a text to paste that says how to order. */
  order: 'Order on WhatsApp: {phone}',
  onOffer: 'On offer at {shop}, {town}:',
  priceList: '{shop} price list',
  pricesOf: 'Prices of {day}',
  page: 'Page {number} of {count}',
  shelfCards: '{shop} shelf cards',
  /** Under the code on a shelf card. */
  scanProduct: 'Scan to order',
} as const;
