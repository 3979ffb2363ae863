import { parseKes } from '@/lib/format/money';
import { limits } from '@/lib/site/limits';

/** What is kept of an item in the cart (spec §3), and the id of its own line. */
export interface CartLine {
  lineId: string;
  /** The product's id. Optional, as lines from elsewhere may lack it. */
  id?: string;
  title: string;
  /** Address of a small picture inside the shop, without the base path; '' where there is none. */
  image: string;
  /** Price text such as 'KSh 1,000': the total is computed from it. */
  price: string;
  category: string;
  categoryKey: string;
  size: string;
  quantity: number;
  description?: string;
}

/** The lines with one more at the end; nothing is merged (spec §4). */
export function addLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  return [...lines, line];
}

/** The lines with one line's quantity raised or lowered; at 0 or below the line goes (spec §4). */
export function changeQuantity(
  lines: readonly CartLine[],
  lineId: string,
  by: number,
): readonly CartLine[] {
  return lines.flatMap((line) => {
    if (line.lineId !== lineId) return [line];
    const quantity = line.quantity + by;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** The lines without one of them. */
export function removeLine(lines: readonly CartLine[], lineId: string): readonly CartLine[] {
  return lines.filter((line) => line.lineId !== lineId);
}

/**
 * The lines without what was paid for: the paid lines go, and what was added or raised since stays.
 */
export function withoutPaid(
  lines: readonly CartLine[],
  paid: readonly CartLine[],
): readonly CartLine[] {
  return paid.reduce<readonly CartLine[]>(
    (left, { lineId, quantity }) => changeQuantity(left, lineId, -quantity),
    lines,
  );
}

/** Whether all these lines are still in the cart, each with at least its quantity. */
export function includesLines(cart: readonly CartLine[], lines: readonly CartLine[]): boolean {
  return lines.every(({ lineId, quantity }) =>
    cart.some((line) => line.lineId === lineId && line.quantity >= quantity),
  );
}

/** How many items stand in the cart: the sum of the quantities (design §4.4). */
export function countItems(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** One line's price in whole shillings, from its price text (spec §3). */
export function lineTotalKes(line: Pick<CartLine, 'price' | 'quantity'>): number {
  return parseKes(line.price) * line.quantity;
}

/** The cart's total in whole shillings. */
export function totalKes(lines: readonly Pick<CartLine, 'price' | 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + lineTotalKes(line), 0);
}

/** The number on the cart button (spec §2): '' for none, '99+' above 99. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > limits.badgeCap ? `${limits.badgeCap}+` : String(count);
}

/** What the cart button is called (design §9): 'Cart, empty', 'Cart, 1 item', 'Cart, 3 items'. */
export function cartLabel(count: number): string {
  return `Cart, ${count === 0 ? 'empty' : itemCount(count)}`;
}

/** '1 item', '3 items'. */
export function itemCount(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
