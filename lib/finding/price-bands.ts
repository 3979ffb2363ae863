import { fillText } from '@/lib/format/fill-text';
import { formatThousands, shownKes } from '@/lib/format/money';
import { filtersWords } from '@/words/filters';
import { isPriceLimit, priceRange } from './shelf-address';

/**
 * Where the bands of the price filter begin, in whole shillings. They are fixed, so that a shared address
 * means the same on every shelf and after every change of a price; a shelf shows those that hold products.
 */
const STARTS = [
  0, 100, 200, 500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 10_000, 20_000, 50_000, 100_000,
] as const;

/** The band of a price, as an address has it: 750 → '500-999', 250,000 → '100000-'. */
export function priceBand(kes: number): string {
  const above = STARTS.findIndex((start) => start > kes);
  return above < 0 ? `${STARTS.at(-1)}-` : `${STARTS[above - 1] ?? 0}-${(STARTS[above] ?? 0) - 1}`;
}

/** A range of prices as a page shows it: '500-999' → 'KSh 500–999'. The text itself where it is no range. */
export function priceLabel(value: string): string {
  const range = priceRange(value);
  if (!range) return value;
  const { from, to } = range;
  if (to === Number.POSITIVE_INFINITY)
    return fillText(filtersWords.priceFrom, { from: shownKes(from) });
  if (isPriceLimit(value)) return fillText(filtersWords.priceUpTo, { to: shownKes(to) });
  if (from === 0) return fillText(filtersWords.priceUnder, { to: shownKes(to + 1) });
  return fillText(filtersWords.priceBetween, { from: shownKes(from), to: formatThousands(to) });
}
