/** The buttons above the products of a shelf. */
export const shelfWords = {
  name: 'Filter and sort',
  size: 'Size',
  price: 'Price',
  colour: 'Colour',
  kind: 'Kind',
  /** Of a category: the link beside those to its kinds. */
  allKinds: 'All',
  sort: 'Sort',
  notLoaded: 'The filters did not load. Try again, or look through everything below.',
} as const;
