import { readMoney, unclearMoney } from '@/lib/format/written-money';

/** The price in an export. */
export interface ExportPrice {
  /**
   * Whole shillings. A text that is no price is returned unchanged, to be reported. Undefined
   * without a price.
   */
  price: number | string | undefined;
  /** The mistake in the price, if it has another currency or is unclear. */
  wrong?: { found?: string; must: string };
  /** Whether cents were rounded. */
  isRounded?: true;
}

/** A price of an export, such as '2200.00 KES', in whole shillings. */
export function exportPrice(text: string): ExportPrice {
  const money = readMoney(text);
  if (!money) return { price: text === '' ? undefined : text };
  const { amount, isUnclear, currency } = money;
  if (currency) {
    const must = `must be in Kenyan shillings, and not in ${currency}`;
    return { price: undefined, wrong: { found: text, must } };
  }
  if (isUnclear) return { price: undefined, wrong: { must: unclearMoney(text, amount) } };
  if (amount === 0) return { price: undefined };
  const price = Math.round(amount);
  return price === amount ? { price } : { price, isRounded: true };
}
