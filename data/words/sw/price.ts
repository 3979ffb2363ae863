/** A price. */
export const priceWords = {
  was: 'ilikuwa',
  soldOut: 'Imeisha',
} as const;
