/** The buttons above the products of a shelf. */
export const shelfWords = {
  name: 'Filter and sort',
  size: 'Size',
  price: 'Price',
  colour: 'Colour',
  kind: 'Kind',
  sort: 'Sort',
  notLoaded: 'The filters did not load. Try again, or look through everything below.',
} as const;
