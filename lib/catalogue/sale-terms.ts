/**
 * Every product is new and, as the shop keeps no stock records, in stock (docs/behaviour.md 2.12): in the
 * words of schema.org, and of feeds and shared links.
 */
export const saleTerms = {
  // Meta documents it with a space; Google writes in_stock today and has long taken the space too.
  availability: { schemaOrg: 'InStock', feed: 'in stock' },
  condition: { schemaOrg: 'NewCondition', feed: 'new' },
} as const;
