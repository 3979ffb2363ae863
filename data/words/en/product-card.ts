/** The card of a product. */
export const productCardWords = {
  list: 'Products',
  bestSeller: 'Best seller',
  new: 'New',
  sizes: 'Sizes',
  photoSoon: 'Photo coming soon',
  moreSizes: '+{count} more',
} as const;
