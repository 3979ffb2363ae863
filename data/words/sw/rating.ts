/** The rating of a product. */
export const ratingWords = {
  outOfFive: 'Nyota {rating} kati ya 5',
  reviews: '(maoni {count})',
} as const;
