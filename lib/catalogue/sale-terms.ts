/**
 * The state of what is sold, in the words of schema.org, and of feeds and shared links. Every product is
 * new.
 */
export const saleTerms = {
  // Meta documents it with a space; Google writes in_stock today and has long taken the space too.
  inStock: { schemaOrg: 'InStock', feed: 'in stock' },
  soldOut: { schemaOrg: 'OutOfStock', feed: 'out of stock' },
  condition: { schemaOrg: 'NewCondition', feed: 'new' },
} as const;

/** Whether a product, or a size of it, can be ordered, in the same words. */
export function availability(soldOut: boolean): (typeof saleTerms)['inStock' | 'soldOut'] {
  return soldOut ? saleTerms.soldOut : saleTerms.inStock;
}
