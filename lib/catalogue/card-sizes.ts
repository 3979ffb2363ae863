import { limits } from '@/lib/site/limits';
import type { CardProduct } from './product';

/** The sizes a card names: the first five and how many more, or all of a product's own list (spec §2). */
export function cardSizes({ sizes, hasOwnSizes }: Pick<CardProduct, 'sizes' | 'hasOwnSizes'>): {
  named: readonly string[];
  more: number;
} {
  if (hasOwnSizes) return { named: sizes, more: 0 };
  const named = sizes.slice(0, limits.sizesOnCard);
  return { named, more: sizes.length - named.length };
}
