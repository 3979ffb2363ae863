/** What is said of the place that customers come to, by its kind. */
export const placeWords = {
  stall: {
    name: 'Stall',
    find: 'Find our stall',
    directions: 'Directions to the stall',
    mayHave: 'we may have it at the stall',
    payThere: 'Pay at the stall',
  },
  shop: {
    name: 'Shop',
    find: 'Find our shop',
    directions: 'Directions to the shop',
    mayHave: 'we may have it at the shop',
    payThere: 'Pay at the shop',
  },
  /** Of a shop that only sends, and where nothing is said. */
  online: {
    name: 'Where we are',
    find: 'Where we are',
    directions: 'Get directions',
    mayHave: 'we may have it',
    payThere: 'Pay when you collect',
  },
} as const;
