/** The field in the bar, and what is said until it can find. */
export const searchFieldWords = {
  name: 'Search the shop',
  /** The field above the products of Shop. */
  inShop: 'Search in Shop',
  /** Where the shop has no example of its own. */
  hint: 'Name, colour or size',
  loading: 'Loading the search',
  notLoaded: 'The search did not load. Press Enter to search the Shop page.',
} as const;
