import { type CartLine, countItems, itemCount, totalKes } from '@/lib/cart/cart-lines';
import { kesToUsd } from '@/lib/format/money';
import { limits } from '@/lib/site/limits';

type PaidLine = Pick<CartLine, 'title' | 'size' | 'quantity' | 'price'>;

/** The order PayPal is asked for (spec §7): one purchase unit, US dollars with two decimals. */
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
 * What the payment is for, as the owner finds it in PayPal: 'Shoe purchase, 3 items: 2 × Brogues 41,
 * 1 × Boots 38'. Lines that go beyond PayPal's 127 characters become 'and more'.
 */
export function paymentDescription(lines: readonly PaidLine[]): string {
  const purchase = `Shoe purchase, ${itemCount(countItems(lines))}`;
  const rows = lines.map(({ quantity, title, size }) => `${quantity} × ${title} ${size}`);
  const tellings = rows.map((_, at) => tell(purchase, rows, rows.length - at));
  return tellings.find((text) => text.length <= limits.paymentDescription) ?? purchase;
}

function tell(purchase: string, rows: readonly string[], count: number): string {
  const more = count < rows.length ? ', and more' : '';
  return `${purchase}: ${rows.slice(0, count).join(', ')}${more}`;
}
