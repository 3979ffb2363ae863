/** Titles and descriptions for search engines and shared links. */
export const seoWords = {
  fromPrice: 'from {price}',
  laterPage: 'Page {number} of {count}. {description}',
  choice: 'Choose among {count}, {price}.',
  orderCategory: 'Order on WhatsApp.',
  sizes: 'sizes {first} to {last}',
  oneSize: 'size {size}',
  priceAndSizes: '{price}, {sizes}.',
  soldOut: 'sold out',
  orderProduct: 'Order on WhatsApp, sent from {town}.',
  askProduct: 'Ask on WhatsApp when it will be back.',
  productInSize: '{product}, size {size}',
  priceRange: '{lowest} to {highest}',
} as const;
