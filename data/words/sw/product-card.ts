/** The card of a product. */
export const productCardWords = {
  list: 'Products',
  bestSeller: 'Best seller',
  new: 'New',
  sizes: 'Sizes',
  moreSizes: '+{count} more',
} as const;
