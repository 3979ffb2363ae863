import { MONTH } from './month-names';

/** The ISO 4217 code of the prices. */
export const currency = 'KES';

/** A price in whole shillings, and how often it is paid: a line of the cart is one. */
interface PricedLine {
  priceKes: number;
  quantity: number;
}

/** Whole shillings as a price text: 1000 → 'KSh 1,000'. Intl would differ between browsers and Node. */
export function formatKes(kes: number): string {
  return `KSh ${formatThousands(kes)}`;
}

/** Whole shillings as a page shows them: as `formatKes` writes them, in one piece. */
export function shownKes(kes: number): string {
  return keepTogether(formatKes(kes));
}

/** '3 December' and '3 Desemba', whole or short. */
const dayAndMonth = /* @__PURE__ */ new RegExp(`\\b([12]?\\d|3[01]) (?=${MONTH}\\b)`, 'gu');

/**
 * A text for a page, with a no-break space between each number and its currency, hours or days, and between a day
 * and its month. What is stored or sent keeps its plain spaces.
 */
export function keepTogether(text: string): string {
  return text
    .replace(/\b(KSh|saa|siku) (?=\d)/gi, '$1\u00a0')
    .replace(/(\d) (?=USD|hours|days)/g, '$1\u00a0')
    .replace(dayAndMonth, '$1\u00a0');
}

/** A whole number with a comma after each three digits: 1000 → '1,000'. */
export function formatThousands(number: number): string {
  return number.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The shillings of a text's digits: 'KSh 1,000' → 1000. NaN without digits or above MAX_SAFE_INTEGER. */
export function parseKes(text: string): number {
  const digits = text.replace(/\D/g, '');
  const kes = Number.parseInt(digits, 10);
  return Number.isSafeInteger(kes) ? kes : Number.NaN;
}

/** A line's sum in whole shillings. */
export function lineTotalKes({ priceKes, quantity }: PricedLine): number {
  return priceKes * quantity;
}

/** The sum of the lines in whole shillings: a cart's total. */
export function totalKes(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotalKes(line), 0);
}
