import { fnv1a } from '@/lib/format/fnv1a';
import { buildLimits } from '@/lib/site/build-limits';

/**
 * The price in whole shillings of a product whose record has none. It is drawn
 * from a hash of the id, so every build and every page shows the same one.
 */
export function drawnPriceKes(productId: string): number {
  const { from, to, step } = buildLimits.drawnPriceKes;
  const choices = (to - from) / step + 1;
  return from + (fnv1a(productId) % choices) * step;
}
