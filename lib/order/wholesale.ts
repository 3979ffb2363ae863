import { shop } from '@/data/shop';
import { countText, fillText } from '@/lib/format/fill-text';
import { wholesaleWords } from '@/words/wholesale';

/** From so many items on, the cart says how many are missing. */
const cartHintFrom = 3;

/**
 * Whether an order of so many items asks for the wholesale price. The program knows none, so such an
 * order has nothing to pay before the shop has answered. A shop may have no wholesale.
 */
export function isWholesale(count: number, above = shop.wholesaleAbove): boolean {
  return above !== undefined && count > above;
}

/**
 * The sum of so many items in whole shillings, at the prices of single ones; undefined where the wholesale
 * price is asked for, whose sum nobody knows yet.
 */
export function knownSumKes(kes: number, count: number): number | undefined {
  return isWholesale(count) ? undefined : kes;
}

/** What a product's panel says about the wholesale price beside a quantity, if anything. */
export function wholesaleHint(quantity: number, above = shop.wholesaleAbove): string | undefined {
  if (above === undefined) return undefined;
  if (isWholesale(quantity, above)) return fillText(wholesaleWords.reached, { count: above });
  return quantity === 1
    ? fillText(wholesaleWords.offer, { count: above })
    : countText(wholesaleWords.more, above + 1 - quantity);
}

/** What the cart says about it, if anything. */
export function cartWholesaleHint(items: number, above = shop.wholesaleAbove): string | undefined {
  const isSaid = items >= cartHintFrom || isWholesale(items, above);
  return isSaid ? wholesaleHint(items, above) : undefined;
}
