import { type Product, productsOf } from './product';

type Sized = Pick<Product, 'id' | 'categoryKey' | 'sizeGroup' | 'ageGroup' | 'gender'>;

/** The offers of other categories than `categoryId`, for people and sizes that it has products for. */
export function offersBeside<P extends Sized>(
  categoryId: string,
  { products, offers }: { products: readonly Sized[]; offers: readonly P[] },
): P[] {
  const own = new Set(productsOf(categoryId, products).map(wornBy));
  return offers.filter(
    (offer) => offer.categoryKey !== categoryId && offer.sizeGroup && own.has(wornBy(offer)),
  );
}

function wornBy({ sizeGroup, ageGroup, gender }: Sized): string {
  return [sizeGroup, ageGroup, gender].join(' ');
}
