import { PRODUCT_ID } from '@/data/schema/catalogue-lists';
import { nearestName } from '@/lib/values/nearest-name';
import type { Rule } from '@/tools/owner/check/checked-shop';
import { type Finding, stop } from '@/tools/owner/check/finding';

/** A review is about the shop, or about a product that is there. */
export const reviews: Rule = ({ reviews: said, productIds }) =>
  said.flatMap(({ product }, at): Finding[] => {
    if (product === undefined || productIds.includes(product)) return [];
    const meant = nearestName(product, productIds);
    const must = `${PRODUCT_ID}${meant ? `; did you mean "${meant}"?` : ''}`;
    return [stop('reviews.ts', [at, 'product'], must, product)];
  });
