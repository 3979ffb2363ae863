import type { CartLine } from '@/lib/cart/cart-lines';

/** The lines of the orders that this page has asked about. */
const asked = new Set<string>();

/** Whether the page asks about these lines for the first time: about a changed order it asks no more. */
export function isFirstAsk(lines: readonly Pick<CartLine, 'lineId'>[]): boolean {
  const isFirst = !lines.some(({ lineId }) => asked.has(lineId));
  for (const { lineId } of lines) asked.add(lineId);
  return isFirst;
}
