import type { Words } from '@/data/words/types';
import { countText } from '@/lib/format/fill-text';

/** A line of the cart as it is stored (docs/behaviour.md 5.3). */
export interface CartLine {
  /** Unique in the cart: two lines may be of the same product and size. */
  lineId: string;
  /** The product's id. */
  id?: string;
  title: string;
  /** Path of a small picture inside the shop, without the base path; '' for none. */
  image: string;
  /** Price text such as 'KSh 1,000', from which lib/format/money computes the total. */
  price: string;
  /** Price text of the day the line was added, where the price has changed since. */
  formerPrice?: string;
  /** The category's name: a long order lists its categories. */
  category: string;
  /** The category's id. Part of the stored line; no page reads it. */
  categoryKey: string;
  size: string;
  quantity: number;
  /** Part of the stored line; no page reads it. */
  description?: string;
}

/** The lines with one more at the end, never merged with another (docs/behaviour.md 5.1). */
export function addLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  return [...lines, line];
}

/**
 * The lines with one quantity changed; at 0 or below its line is removed (docs/behaviour.md 5.2). One
 * that could no longer be counted exactly stays: it would not be read back from storage.
 */
export function changeQuantity(
  lines: readonly CartLine[],
  lineId: string,
  by: number,
): readonly CartLine[] {
  return lines.flatMap((line) => {
    if (line.lineId !== lineId) return [line];
    const quantity = line.quantity + by;
    if (quantity <= 0) return [];
    return [Number.isSafeInteger(quantity) ? { ...line, quantity } : line];
  });
}

/** The lines without the paid quantities; what was added or raised since the payment stays. */
export function withoutPaid(
  lines: readonly CartLine[],
  paid: readonly CartLine[],
): readonly CartLine[] {
  return paid.reduce<readonly CartLine[]>(
    (rest, { lineId, quantity }) => changeQuantity(rest, lineId, -quantity),
    lines,
  );
}

/** Whether the cart has all these lines, each with at least its quantity. */
export function includesLines(cart: readonly CartLine[], lines: readonly CartLine[]): boolean {
  return lines.every(({ lineId, quantity }) =>
    cart.some((line) => line.lineId === lineId && line.quantity >= quantity),
  );
}

/** The number of items: the sum of the quantities. */
export function countItems(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}

/** The cart button's accessible name: 'Cart, empty', 'Cart, 1 item', 'Cart, 3 items'. */
export function cartLabel(words: Words['cartButton'], count: number): string {
  return count === 0 ? words.empty : countText(words.items, count);
}
