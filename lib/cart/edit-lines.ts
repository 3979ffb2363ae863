import { mostOfALine } from '@/lib/values/limits';
import type { CartLine } from './cart-lines';

/* Only the cart dialog needs these: ./cart-lines loads with each page's first script. */

/** The lines with one quantity changed: it ends at the most, and at 0 or below its line is removed. */
export function changeQuantity(
  lines: readonly CartLine[],
  lineId: string,
  by: number,
): readonly CartLine[] {
  return lines.flatMap((line) => {
    if (line.lineId !== lineId) return [line];
    const quantity = Math.min(line.quantity + by, mostOfALine);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** The lines without the one with this id. */
export function removeLine(lines: readonly CartLine[], lineId: string): readonly CartLine[] {
  return lines.filter((line) => line.lineId !== lineId);
}

/**
 * The lines with one quantity set, which ends at the most; at 0 or below its line is removed. What is no
 * whole number changes nothing.
 */
export function setQuantity(
  lines: readonly CartLine[],
  lineId: string,
  quantity: number,
): readonly CartLine[] {
  const line = lines.find((one) => one.lineId === lineId);
  if (!line || !Number.isSafeInteger(quantity)) return lines;
  return changeQuantity(lines, lineId, quantity - line.quantity);
}

/** The lines with one in another size, in its place and never merged. */
export function changeSize(
  lines: readonly CartLine[],
  lineId: string,
  size: string,
): readonly CartLine[] {
  return lines.map((line) => (line.lineId === lineId ? { ...line, size } : line));
}

/** Lines that were removed at once, and the whole cart as it was before. */
export interface Removal {
  before: readonly CartLine[];
  /** In the cart's order; at least one. */
  removed: readonly CartLine[];
}

/** The index at which the first removed line would return among the cart's lines of now. */
export function placeOfRemoval(
  lines: readonly Pick<CartLine, 'lineId'>[],
  { before, removed }: Removal,
): number {
  const [first] = removed;
  return first ? placeOf(lines, before, first) : 0;
}

/**
 * The lines with the removed ones back in their places. What was added, changed
 * or removed meanwhile stays so; a line that is there already is not added again.
 */
export function restoreLines(
  lines: readonly CartLine[],
  { before, removed }: Removal,
): readonly CartLine[] {
  return removed.reduce<readonly CartLine[]>((now, line) => {
    if (hasLine(now, line)) return now;
    const place = placeOf(now, before, line);
    return [...now.slice(0, place), line, ...now.slice(place)];
  }, lines);
}

/** Lines are added at the end and keep their order, so those that were before a line come first. */
function placeOf(
  lines: readonly Pick<CartLine, 'lineId'>[],
  before: readonly CartLine[],
  line: CartLine,
): number {
  const earlier = before.slice(
    0,
    before.findIndex(({ lineId }) => lineId === line.lineId),
  );
  return lines.filter((one) => hasLine(earlier, one)).length;
}

/** Whether a line is among these, by its id. */
export function hasLine(
  lines: readonly Pick<CartLine, 'lineId'>[],
  { lineId }: Pick<CartLine, 'lineId'>,
): boolean {
  return lines.some((one) => one.lineId === lineId);
}
