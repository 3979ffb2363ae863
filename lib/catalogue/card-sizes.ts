import { limits } from '@/lib/site/limits';
import type { CardProduct } from './product';

/** How many cards a phone's first screen of Shop shows: two rows of two at 360 × 740 px. */
export const cardsInFirstScreen = 4;

/**
 * The sizes a card shows: the first five and the number of further ones, or all of a product's own list
 * (docs/behaviour.md 3.6).
 */
export function cardSizes({ sizes, hasOwnSizes }: Pick<CardProduct, 'sizes' | 'hasOwnSizes'>): {
  named: readonly string[];
  more: number;
} {
  if (hasOwnSizes) return { named: sizes, more: 0 };
  const named = sizes.slice(0, limits.sizesOnCard);
  return { named, more: sizes.length - named.length };
}
