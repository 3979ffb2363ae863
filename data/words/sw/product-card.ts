/** The card of a product. */
export const productCardWords = {
  list: 'Bidhaa',
  bestSeller: 'Inauzwa sana',
  new: 'Mpya',
  sizes: 'Saizi',
  moreSizes: '+{count} zaidi',
} as const;
