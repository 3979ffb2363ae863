import type { PriceSteps } from '@/lib/catalogue/price-steps';

/** Lines that two tabs add within this time may overwrite each other (docs/decisions/0006). */
export const sameMomentMs = 4000;

/** What one item of a line costs on a day: whole shillings, and its prices by quantity where it has some. */
export interface Terms {
  priceKes: number;
  priceSteps?: PriceSteps;
}

/** A line of the cart. Storage has its prices as texts: ./stored-cart. */
export interface CartLine extends Terms {
  /** Unique in the cart: two lines may be of the same product and size. */
  lineId: string;
  /** The product's id. */
  id?: string;
  /** The product's name in English, as the shop's owner knows it. */
  title: string;
  /** Its name in Kiswahili, where the line was added, or is shown, there. */
  titleSw?: string;
  /** Path of a small picture inside the shop, without the base path; '' for none. */
  image: string;
  /** Those of the day the line was added, where they have changed since. */
  former?: Terms;
  /** The price of a single item, where the order reaches a step and `priceKes` is that of the step. Never stored. */
  singleKes?: number;
  /** The category's name: a long order lists its categories. */
  category: string;
  /** The category's id, which the link to the product needs: ./line-path. */
  categoryKey: string;
  size: string;
  quantity: number;
  /** Part of the stored line; no page reads it. */
  description?: string;
}

/** The lines with one more at the end, never merged with another. */
export function addLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  return [...lines, line];
}

/**
 * Which of the lines that a tab had `before` are missing in what another tab has `stored` because both
 * added one in the same moment: new lines of the tab's `own`, by their ids, where
 * another tab's are new too. Without those the other tab has removed them.
 */
export function linesLost(
  before: readonly CartLine[],
  stored: readonly CartLine[],
  own: ReadonlySet<string>,
): readonly CartLine[] {
  // An id begins with the time, which lies ahead where the clock was put back since.
  const isNew = ({ lineId }: CartLine) => {
    const ageMs = Date.now() - Number.parseInt(lineId, 36);
    return ageMs >= 0 && ageMs < sameMomentMs;
  };
  const othersAdded = stored.some((line) => !own.has(line.lineId) && isNew(line));
  return before.filter(
    (line) =>
      othersAdded &&
      own.has(line.lineId) &&
      isNew(line) &&
      !stored.some(({ lineId }) => lineId === line.lineId),
  );
}

/** The number of items: the sum of the quantities. */
export function countItems(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}

const LARGEST_SHOWN = 99;

/** The number on the badge of a cart that is not empty: '99+' above 99. */
export function badgeText(count: number): string {
  return count > LARGEST_SHOWN ? `${LARGEST_SHOWN}+` : `${count}`;
}
