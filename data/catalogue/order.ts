import type { ListingGroup } from '@/data/types';

/** What every listing begins with, in this order; then the other products by category, and what is sold out last. */
export const listingOrder: readonly ListingGroup[] = ['offers', 'best sellers', 'new'];
