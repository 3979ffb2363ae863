import type { ListingGroup } from '@/data/schema/catalogue-lists';
import type { Product } from './product';

type Ordered = Pick<Product, 'id' | 'isBestSeller' | 'isNew'>;

/**
 * The products in the order of a listing: those of each group of `order` in turn, then the others.
 * Offers are in the order of `offers`, their ids; within all else the products keep their order.
 */
export function inListingOrder<P extends Ordered>(
  products: readonly P[],
  order: readonly ListingGroup[],
  offers: readonly string[],
): readonly P[] {
  const groups: Readonly<Record<ListingGroup, () => readonly P[]>> = {
    offers: () => offers.flatMap((offer) => products.filter(({ id }) => id === offer)),
    'best sellers': () => products.filter(({ isBestSeller }) => isBestSeller),
    new: () => products.filter(({ isNew }) => isNew),
  };
  return [...new Set([...order.flatMap((group) => groups[group]()), ...products])];
}
