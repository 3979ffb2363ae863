import { type CartLine, countItems, itemCount, totalKes } from '@/lib/cart/cart-lines';
import { kesToUsd } from '@/lib/format/money';
import { limits } from '@/lib/site/limits';

type PaidLine = Pick<CartLine, 'title' | 'size' | 'quantity' | 'price'>;

/** The order for PayPal: one purchase unit in US dollars, two decimals (docs/behaviour.md 7.1). */
export function paymentOrder(lines: readonly PaidLine[]) {
  return {
    intent: 'CAPTURE' as const,
    purchase_units: [
      {
        description: paymentDescription(lines),
        amount: { currency_code: 'USD', value: kesToUsd(totalKes(lines)) },
      },
    ],
  };
}

/**
 * The purchase's description, as the owner sees it in PayPal: 'Shoe purchase, 3 items: 2 × Brogues 41,
 * 1 × Boots 38'. Lines beyond PayPal's 127 characters become 'and more' (docs/behaviour.md 7.2).
 */
export function paymentDescription(lines: readonly PaidLine[]): string {
  const purchase = `Shoe purchase, ${itemCount(countItems(lines))}`;
  const rows = lines.map(({ quantity, title, size }) => `${quantity} × ${title} ${size}`);
  const variants = rows.map((_, dropped) => descriptionOf(purchase, rows, rows.length - dropped));
  return variants.find((text) => text.length <= limits.paymentDescription) ?? purchase;
}

function descriptionOf(purchase: string, rows: readonly string[], count: number): string {
  const more = count < rows.length ? ', and more' : '';
  return `${purchase}: ${rows.slice(0, count).join(', ')}${more}`;
}
