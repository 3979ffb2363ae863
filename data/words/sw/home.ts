/** Home. */
export const homeWords = {
  shopNow: 'Nunua',
  /** Below the heading: the lowest price in the shop. */
  from: 'Kuanzia {price}',
  categories: 'Chagua kwa aina',
  offers: 'Ofa za leo',
  featured: 'Tulizokuchagulia',
  /** Of a shop that has chosen none. */
  fromShop: 'Kutoka dukani',
  allProducts: 'Tazama bidhaa zote',
  reviews: 'Maoni ya wateja',
  whyChoose: 'Kwa nini {shop}',
} as const;
