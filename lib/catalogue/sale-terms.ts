import type { ProductRecord } from '@/data/schema/product';

/** The state of what is sold, in the words of schema.org, and of feeds and shared links. */
const saleTerms = {
  // Meta documents it with a space; Google writes in_stock today and has long taken the space too.
  inStock: { schemaOrg: 'InStock', feed: 'in stock' },
  soldOut: { schemaOrg: 'OutOfStock', feed: 'out of stock' },
} as const;

const conditions = {
  new: { schemaOrg: 'NewCondition', feed: 'new' },
  refurbished: { schemaOrg: 'RefurbishedCondition', feed: 'refurbished' },
  used: { schemaOrg: 'UsedCondition', feed: 'used' },
} as const;

/** Whether a product, or a size of it, can be ordered, in the same words. */
export function availability(soldOut: boolean): (typeof saleTerms)['inStock' | 'soldOut'] {
  return soldOut ? saleTerms.soldOut : saleTerms.inStock;
}

/** Whether a product is new or second-hand, in the same words; new where its record says nothing. */
export function conditionOf({ condition = 'new' }: Pick<ProductRecord, 'condition'>) {
  return conditions[condition];
}
