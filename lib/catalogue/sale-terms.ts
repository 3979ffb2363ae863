/**
 * What holds for every product of the catalogue: it is new, and a stall counts no stock, so what is
 * shown can be had. In the words of schema.org, and of feeds and shared links.
 */
export const saleTerms = {
  // Meta documents it with a space; Google writes in_stock today and has long taken the space too.
  availability: { schemaOrg: 'InStock', feed: 'in stock' },
  condition: { schemaOrg: 'NewCondition', feed: 'new' },
} as const;
