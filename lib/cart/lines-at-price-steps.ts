import { type PriceSteps, reachedStep } from '@/lib/catalogue/price-steps';
import { formatKes, parseKes } from '@/lib/format/money';
import type { CartLine } from './cart-lines';

/** What the price of a line at its step follows from. */
type SteppedLine = Pick<CartLine, 'price' | 'quantity' | 'priceSteps' | 'singlePrice'>;

/**
 * The lines of one order, each at the price of the step that its items reach together with those of its
 * group, and beside it the price of a single item where that is another. `counted` are those of them that
 * can be ordered. Without steps the lines are the same ones.
 */
export function linesAtSteps<L extends SteppedLine>(
  lines: readonly L[],
  counted: readonly SteppedLine[] = lines,
): readonly L[] {
  if (!lines.some(({ priceSteps }) => priceSteps)) return lines;
  const counts = countsByGroup(counted);
  return lines.map((line) => atStep(line, counts));
}

/** How many items of each group an order has. */
export function countsByGroup(
  lines: readonly Pick<SteppedLine, 'quantity' | 'priceSteps'>[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { priceSteps, quantity } of lines) {
    if (priceSteps) counts.set(priceSteps.group, (counts.get(priceSteps.group) ?? 0) + quantity);
  }
  return counts;
}

/** The price text of one item of a line, of an order with so many items of each group. */
export function priceAtStep(
  singlePrice: string,
  priceSteps: PriceSteps | undefined,
  counts: ReadonlyMap<string, number>,
): string {
  const step = priceSteps && reachedStep(priceSteps, counts.get(priceSteps.group) ?? 0);
  return step && step.priceKes < parseKes(singlePrice) ? formatKes(step.priceKes) : singlePrice;
}

function atStep<L extends SteppedLine>(line: L, counts: ReadonlyMap<string, number>): L {
  const single = line.singlePrice ?? line.price;
  const price = priceAtStep(single, line.priceSteps, counts);
  if (price === line.price) return line;
  const { singlePrice: _, ...rest } = line;
  return { ...(rest as L), price, ...(price !== single && { singlePrice: single }) };
}
