/** The field in the bar, and what is said until it can find. */
export const searchFieldWords = {
  name: 'Search the shop',
  /** The field above the products of Shop. */
  inShop: 'Search in Shop',
  hint: 'Shoes, red, size 42',
  loading: 'Loading the search',
  notLoaded: 'The search did not load. Press Enter to look in Shop.',
} as const;
