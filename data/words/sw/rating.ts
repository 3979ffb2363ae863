/** The rating of a product. */
export const ratingWords = {
  outOfFive: 'Rated {rating} out of 5',
  reviews: '({count} reviews)',
} as const;
