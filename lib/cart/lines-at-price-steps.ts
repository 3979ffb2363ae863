import { type PriceSteps, reachedStep } from '@/lib/catalogue/price-steps';
import type { CartLine, Terms } from './cart-lines';

/** What the price of a line at its step follows from. */
type SteppedLine = Pick<CartLine, 'priceKes' | 'quantity' | 'priceSteps' | 'singleKes'>;

/**
 * The lines of one order, each at the price of the step that its items reach together with those of its
 * group, and beside it the price of a single item where that is another. `counted` are those of them that
 * can be ordered. Without steps the lines are the same ones.
 */
export function linesAtPriceSteps<L extends SteppedLine>(
  lines: readonly L[],
  counted: readonly SteppedLine[] = lines,
): readonly L[] {
  if (!lines.some(({ priceSteps }) => priceSteps)) return lines;
  const counts = countsByGroup(counted);
  return lines.map((line) => atStep(line, counts));
}

/** How many items of each group an order has. */
export function countsByGroup(
  lines: readonly { quantity: number; priceSteps?: PriceSteps | undefined }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { priceSteps, quantity } of lines) {
    if (priceSteps) counts.set(priceSteps.group, (counts.get(priceSteps.group) ?? 0) + quantity);
  }
  return counts;
}

/** What one item costs in whole shillings, of an order with so many items of each group. */
export function priceAtStep(
  { priceKes, priceSteps }: Terms,
  counts: ReadonlyMap<string, number>,
): number {
  const step = priceSteps && reachedStep(priceSteps, counts.get(priceSteps.group) ?? 0);
  return Math.min(priceKes, step?.priceKes ?? priceKes);
}

function atStep<L extends SteppedLine>(line: L, counts: ReadonlyMap<string, number>): L {
  const singleKes = line.singleKes ?? line.priceKes;
  const priceKes = priceAtStep({ ...line, priceKes: singleKes }, counts);
  if (priceKes === line.priceKes) return line;
  const { singleKes: _, ...rest } = line;
  return { ...(rest as L), priceKes, ...(priceKes !== singleKes && { singleKes }) };
}
