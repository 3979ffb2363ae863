/** The first part of a share card's name. A product's card is named by its id, which must not begin so. */
export const cardPrefixes = { page: 'page-', category: 'category-' } as const;
