import type { CardProduct } from './product';
import { availableSizes } from './stock';

const SIZES_ON_CARD = 5;

/** How many cards a phone's first screen of Shop shows: two rows of two at 360 × 740 px. */
export const cardsInFirstScreen = 4;

/** The sizes in stock that a card shows: the first five and how many more, or all of a product's own list. */
export function cardSizes(product: Pick<CardProduct, 'sizes' | 'hasOwnSizes' | 'soldOutSizes'>): {
  named: readonly string[];
  more: number;
} {
  const { hasOwnSizes } = product;
  const sizes = availableSizes(product);
  if (hasOwnSizes) return { named: sizes, more: 0 };
  const named = sizes.slice(0, SIZES_ON_CARD);
  return { named, more: sizes.length - named.length };
}
