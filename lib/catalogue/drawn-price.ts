import { fnv1a } from '@/lib/values/fnv1a';

/** A product without a price gets one from this range, in these steps, in shillings. */
const DRAWN_KES = { from: 1000, to: 3500, step: 50 } as const;

/**
 * The price in whole shillings of a product whose record has none. It is drawn
 * from a hash of the id, so every build and every page shows the same one.
 */
export function drawnPriceKes(productId: string): number {
  const { from, to, step } = DRAWN_KES;
  const choices = (to - from) / step + 1;
  return from + (fnv1a(productId) % choices) * step;
}
