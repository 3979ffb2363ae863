import { buildLimits } from '@/lib/site/build-limits';

/**
 * The price in whole shillings of a product whose record has none (docs/behaviour.md 2.3). It is drawn
 * from a hash of the id, so every build and every page shows the same one.
 */
export function drawnPriceKes(productId: string): number {
  const { from, to, step } = buildLimits.drawnPriceKes;
  const choices = (to - from) / step + 1;
  return from + (fnv1a(productId) % choices) * step;
}

/** FNV-1a, 32 bits: a small, stable, well-spread hash of a text. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
