/** The field in the bar, and what is said until it can find. */
export const searchFieldWords = {
  name: 'Tafuta dukani',
  /** The field above the products of Shop. */
  inShop: 'Tafuta kwenye Duka',
  /** Where the shop has no example of its own. */
  hint: 'Jina, rangi au saizi',
  loading: 'Utafutaji unafunguka',
  notLoaded: 'Utafutaji haukufunguka. Bonyeza Enter kutafuta kwenye Duka.',
} as const;
