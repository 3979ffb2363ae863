/** Home. */
export const homeWords = {
  shopNow: 'Shop Now',
  /** Below the heading: the lowest price in the shop. */
  from: 'From {price}',
  categories: 'Shop by category',
  offers: "Today's Featured",
  featured: 'More Featured Products',
  /** Of a shop that has chosen none. */
  fromShop: 'From the shop',
  allProducts: 'View All Products',
  reviews: 'What customers say',
  whyChoose: 'Why Choose {shop}',
} as const;
