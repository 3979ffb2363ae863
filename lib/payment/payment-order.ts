import { type CartLine, countItems } from '@/lib/cart/cart-lines';
import { kesToUsd } from '@/lib/format/dollars';
import { countText, fillText } from '@/lib/format/fill-text';
import { totalKes } from '@/lib/format/money';
import { serviceLimits } from '@/lib/site/service-limits';
import type { Words } from '@/lib/words/words-type';

type PaidLine = Pick<CartLine, 'title' | 'size' | 'quantity' | 'price'>;

/** The order for PayPal: one purchase unit in US dollars, two decimals, under the shop's reference. */
export function paymentOrder(
  words: Words['payment'],
  lines: readonly PaidLine[],
  reference: string,
) {
  return {
    intent: 'CAPTURE' as const,
    purchase_units: [
      {
        reference_id: reference,
        description: paymentDescription(words, lines),
        amount: { currency_code: 'USD', value: kesToUsd(totalKes(lines)) },
      },
    ],
  };
}

/**
 * The purchase's description, as the owner sees it in PayPal: 'Shoe purchase, 3 items: 2 × Brogues 41,
 * 1 × Boots 38'. Lines beyond PayPal's 127 characters become 'and more'.
 */
function paymentDescription(words: Words['payment'], lines: readonly PaidLine[]): string {
  const purchase = countText(words.purchase, countItems(lines));
  const items = lines.map(({ quantity, title, size }) =>
    fillText(words.item, { count: quantity, product: title, size }),
  );
  const variants = items.map((_, dropped) => {
    const named = dropped === 0 ? items : [...items.slice(0, -dropped), words.more];
    return fillText(words.purchaseOf, { purchase, items: named.join(', ') });
  });
  return variants.find((text) => text.length <= serviceLimits.paymentDescription) ?? purchase;
}
