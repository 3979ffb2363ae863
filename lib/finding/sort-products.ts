import { discountPercent } from '@/lib/catalogue/discount';
import { soldOutLast } from '@/lib/catalogue/stock';
import type { SortId } from './shelf-address';
import type { ShelfProduct } from './shelf-item';

const price = ({ priceKes }: ShelfProduct) => priceKes;
const discount = ({ priceKes, originalPriceKes }: ShelfProduct) =>
  originalPriceKes === undefined ? 0 : discountPercent(priceKes, originalPriceKes);

const orders: Readonly<
  Record<Exclude<SortId, ''>, (one: ShelfProduct, other: ShelfProduct) => number>
> = {
  'price-up': (one, other) => price(one) - price(other),
  'price-down': (one, other) => price(other) - price(one),
  // A product without a day is older than any with one; among those, what is marked as new is first.
  newest: (one, other) =>
    compare(other.added ?? '', one.added ?? '') ||
    Number(other.markedNew ?? 0) - Number(one.markedNew ?? 0),
  discount: (one, other) => discount(other) - discount(one),
};

/**
 * The products in the order that is asked, '' for the one they have. Equal ones
 * keep their order, and what is sold out is last in every order.
 */
export function sortProducts<P extends ShelfProduct>(products: readonly P[], sort: SortId): P[] {
  return soldOutLast(sort ? [...products].sort(orders[sort]) : products);
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
