import { shop } from '@/data/shop';
import { countText, fillText } from '@/lib/format/fill-text';
import { wholesaleWords } from '@/words/wholesale';
import { type CartLine, countItems } from './cart-lines';

/** From so many items on, the cart says how many are missing. */
const cartHintFrom = 3;

/** What the question about the wholesale price reads of a line. */
type AskedLine = Pick<CartLine, 'quantity' | 'priceSteps'>;

/**
 * Whether an order of so many items is a large one, as wholesale is: what its delivery costs the shop says
 * with the answer. A shop may have no wholesale.
 */
export function isLarge(items: number, above = shop.wholesaleAbove): boolean {
  return above !== undefined && items > above;
}

/**
 * Whether an order of these lines asks for the wholesale price: it is a large one, and an item of it has no
 * prices by quantity. Such an order has nothing to pay before the shop has answered.
 */
export function isWholesale(lines: readonly AskedLine[], above = shop.wholesaleAbove): boolean {
  return (
    isLarge(countItems(lines), above) && lines.some(({ priceSteps }) => priceSteps === undefined)
  );
}

/** What a product without prices by quantity says about the wholesale price beside a quantity, if anything. */
export function wholesaleHint(quantity: number, above = shop.wholesaleAbove): string | undefined {
  if (above === undefined) return undefined;
  const from = above + 1;
  if (quantity >= from) return fillText(wholesaleWords.reached, { count: from });
  return quantity === 1
    ? fillText(wholesaleWords.offer, { count: from })
    : countText(wholesaleWords.more, from - quantity);
}

/** How many more items a cart needs for it; undefined for a cart of few items, and one that asks for it already. */
export function cartWholesaleHint(
  lines: readonly AskedLine[],
  above = shop.wholesaleAbove,
): string | undefined {
  const items = countItems(lines);
  const isOpen = lines.some(({ priceSteps }) => priceSteps === undefined);
  const isSaid = items >= cartHintFrom && isOpen && !isWholesale(lines, above);
  return isSaid ? wholesaleHint(items, above) : undefined;
}
