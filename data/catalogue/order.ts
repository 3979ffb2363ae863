import type { ListingOrder } from '@/data/schema/catalogue-lists';

/**
 * What every listing begins with, in this order; then the other products by category, and what is
 * sold out last.
 */
export const listingOrder: ListingOrder = ['offers', 'best sellers', 'new'];
