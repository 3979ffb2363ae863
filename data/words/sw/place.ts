/** What is said of the place that customers come to, by its kind. */
export const placeWords = {
  stall: {
    name: 'Kibanda',
    find: 'Kibanda chetu kilipo',
    directions: 'Njia ya kufika kibandani',
    mayHave: 'huenda tunayo kibandani',
    payThere: 'Lipa kibandani',
  },
  shop: {
    name: 'Duka',
    find: 'Duka letu lilipo',
    directions: 'Njia ya kufika dukani',
    mayHave: 'huenda tunayo dukani',
    payThere: 'Lipa dukani',
  },
  /** Of a shop that only sends, and where nothing is said. */
  online: {
    name: 'Tulipo',
    find: 'Tulipo',
    directions: 'Nionyeshe njia',
    mayHave: 'huenda tunayo',
    payThere: 'Lipa ukichukua',
  },
} as const;
