import type { CartLine } from '@/lib/cart/cart-lines';

/* What only a payment does to lines, off each page's first script. */

/** The lines without the paid quantities; what was added or raised since the payment stays. */
export function withoutPaid(
  lines: readonly CartLine[],
  paid: readonly CartLine[],
): readonly CartLine[] {
  return lines.flatMap((line) => {
    const bought = paid.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0;
    return line.quantity > bought ? [{ ...line, quantity: line.quantity - bought }] : [];
  });
}

/** Whether the cart has all these lines, each in its size and with at least its quantity. */
export function includesLines(cart: readonly CartLine[], lines: readonly CartLine[]): boolean {
  return lines.every(({ lineId, size, quantity }) =>
    cart.some((line) => line.lineId === lineId && line.size === size && line.quantity >= quantity),
  );
}
