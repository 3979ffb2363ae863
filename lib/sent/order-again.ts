import type { CartLine } from '@/lib/cart/cart-lines';
import type { LineToday } from '@/lib/cart/cart-today';
import { hasLine } from '@/lib/cart/edit-lines';

/** A line that is not in a cart yet. */
export type NewLine = Omit<CartLine, 'lineId'>;

type Item = Pick<CartLine, 'id' | 'size' | 'quantity'>;

/** What of a link's lines enters the cart today. */
interface OrderAgain {
  lines: readonly NewLine[];
  /** How many lines are left out, as the shop no longer has their products. */
  gone: number;
}

/** What was put into a cart, and what it took the place of. */
export interface PutInCart {
  added: readonly CartLine[];
  /** In the order of the former cart. */
  replaced: readonly CartLine[];
}

/**
 * What of a link's lines enters the cart: each product that today's catalogue has,
 * at today's price, also in a size that is sold out, as the cart offers another one. Undefined where the
 * catalogue does not know every line.
 */
export function orderAgain(lines: readonly LineToday[]): OrderAgain | undefined {
  const available = lines.filter(({ unavailable }) => unavailable !== 'gone');
  if (!available.every(({ sizes }) => sizes)) return undefined;
  return { lines: available.map(newLine), gone: lines.length - available.length };
}

/** Whether a cart has the items of a link, no more and no less, in the link's order. */
export function hasSameItems(cart: readonly Item[], lines: readonly Item[]): boolean {
  const text = (items: readonly Item[]) =>
    JSON.stringify(items.map(({ id, size, quantity }) => [id, size, quantity]));
  return text(cart) === text(lines);
}

/** The cart before lines were put into it; lines added meanwhile follow, returned ones stay. */
export function takeBack(
  lines: readonly CartLine[],
  { added, replaced }: PutInCart,
): readonly CartLine[] {
  const others = lines.filter((line) => !hasLine(added, line));
  return [...replaced.filter((line) => !hasLine(others, line)), ...others];
}

/** Without its former id and what is true of it today alone. */
function newLine({
  lineId: _id,
  unavailable: _unavailable,
  sizes: _sizes,
  soldOutSizes: _soldOut,
  sizesLeft: _left,
  former: _former,
  formerKes,
  singleKes,
  ...line
}: LineToday): NewLine {
  return {
    ...line,
    ...(singleKes !== undefined && { priceKes: singleKes }),
    ...(formerKes !== undefined && { former: { priceKes: formerKes } }),
  };
}
