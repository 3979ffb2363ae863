import { either } from '@/lib/format/marks';
import { field, list, oneOf, type Read, table, word } from './field';
import { ownSizes } from './sizes';

/** What names a product must be. */
export const PRODUCT_ID = `must be ${either('the id of ', '')}a product`;

/** Ids of products: data/catalogue/offers.ts and featured.ts. */
export const productIds = list(word(PRODUCT_ID));

/** The groups of products that a listing can begin with. */
const listingGroups = ['offers', 'best sellers', 'new'] as const;

/** What a listing begins with: data/catalogue/order.ts. */
export const listingOrder = list(
  oneOf(listingGroups, listingGroups.map((group) => `"${group}"`).join(', ')),
);

/** Lists of sizes that many products share: data/catalogue/size-sets.ts. */
export const sizeSets = field(table(ownSizes()), { columns: ['Name of the set', 'Sizes'] });

export type ProductIds = Read<typeof productIds>;
export type ListingGroup = (typeof listingGroups)[number];
export type ListingOrder = Read<typeof listingOrder>;
export type SizeSets = Read<typeof sizeSets>;
