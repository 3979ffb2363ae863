/** The card of a product. */
export const productCardWords = {
  list: 'Bidhaa',
  bestSeller: 'Inayouzwa zaidi',
  new: 'Mpya',
  sizes: 'Saizi',
  photoSoon: 'Picha inakuja',
  moreSizes: '+{count} zaidi',
} as const;
