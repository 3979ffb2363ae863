import type { CartLine } from '@/lib/cart/cart-lines';

/** The lines of the orders that this page has asked about. */
const asked = new Set<string>();

/**
 * Whether the page asks for the first time what an order of these lines leaves open; from now on it has
 * asked. An order that was changed since is asked about no more.
 */
export function isFirstAsk(lines: readonly Pick<CartLine, 'lineId'>[]): boolean {
  const isFirst = !lines.some(({ lineId }) => asked.has(lineId));
  for (const { lineId } of lines) asked.add(lineId);
  return isFirst;
}
