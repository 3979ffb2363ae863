/** Titles and descriptions for search engines and shared links. */
export const seoWords = {
  fromPrice: 'kuanzia {price}',
  laterPage: 'Ukurasa {number} kati ya {count}. {description}',
  choice: 'Chagua kati ya bidhaa {count}, {price}.',
  orderCategory: 'Agiza kwa WhatsApp.',
  sizes: 'saizi {first} hadi {last}',
  oneSize: 'saizi {size}',
  priceAndSizes: '{price}, {sizes}.',
  soldOut: 'imeisha',
  orderProduct: 'Agiza kwa WhatsApp, inatumwa kutoka {town}.',
  askProduct: 'Uliza kwa WhatsApp itarudi lini.',
  productInSize: '{product}, saizi {size}',
  priceRange: '{lowest} hadi {highest}',
} as const;
