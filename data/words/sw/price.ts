/** A price. */
export const priceWords = {
  was: 'was',
  soldOut: 'Sold out',
} as const;
