/** The pictures, lists and texts that `npm run posts` makes. */
export const postsWords = {
  sizes: 'Saizi {sizes}',
  oneSize: 'Saizi {sizes}',
  reduced: '{price}, ilikuwa {was} ({percent})',
  /** The line of a text to paste that says how to order. */
  order: 'Agiza kwa WhatsApp: {phone}',
  onOffer: 'Ofa za {shop}, {town}:',
  priceList: 'Bei za {shop}',
  pricesOf: 'Bei za tarehe {day}',
  page: 'Ukurasa {number} kati ya {count}',
  shelfCards: 'Kadi za rafu za {shop}',
  /** Under the code on a shelf card. */
  scanProduct: 'Scan uagize',
} as const;
