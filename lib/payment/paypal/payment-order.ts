import { payments } from '@/data/payments';
import { shop } from '@/data/shop';
import { type CartLine, countItems } from '@/lib/cart/cart-lines';
import { kesToUsd } from '@/lib/facts/dollars';
import { countText, fillText } from '@/lib/format/fill-text';
import { totalKes } from '@/lib/format/money';
import { englishText } from '@/lib/format/owners-text';
import { paymentWords } from '@/owner-words/payment';

/** PayPal's limit for the description of a purchase, in characters. */
export const longestDescription = 127;

type PaidLine = Pick<CartLine, 'title' | 'size' | 'quantity' | 'priceKes'>;

/** The order for PayPal: one purchase unit in US dollars, two decimals, under the shop's reference. */
export function paymentOrder(lines: readonly PaidLine[], reference: string) {
  return {
    intent: 'CAPTURE' as const,
    purchase_units: [
      {
        reference_id: reference,
        description: paymentDescription(lines),
        amount: { currency_code: 'USD', value: kesToUsd(totalKes(lines)) },
      },
    ],
  };
}

/**
 * The purchase's description, as the owner sees it in PayPal: 'Shoe purchase, 3 items: 2 × Brogues
 * 41, 1 × Boots 38'. Lines beyond PayPal's 127 characters become 'and more'.
 */
function paymentDescription(lines: readonly PaidLine[]): string {
  const purchase = fillText(paymentWords.purchase, {
    name: payments.purchase ?? englishText(shop, 'sells'),
    items: countText(paymentWords.items, countItems(lines)),
  });
  const items = lines.map(({ quantity, title, size }) =>
    fillText(paymentWords.item, { count: quantity, product: title, size }),
  );
  const variants = items.map((_, dropped) => {
    const named = dropped === 0 ? items : [...items.slice(0, -dropped), paymentWords.more];
    return fillText(paymentWords.purchaseOf, { purchase, items: named.join(', ') });
  });
  return variants.find((text) => text.length <= longestDescription) ?? purchase;
}
