import { type LineToday, orderableLines } from '@/lib/cart/cart-today';
import { deliveryFeeKes, destinationOf, goodsOf } from '@/lib/delivery/delivery';
import { orderTotalKes } from '@/lib/order/order-link-facts';
import type { LinkContent } from '@/lib/order/order-link-format';

/**
 * What the lines of a link that can still be ordered cost today, in shillings, with today's fee of the
 * area. Undefined where nothing has changed since, and where nothing can be ordered. `lines` are those of
 * the link as the shop has them today.
 */
export function todaysTotalKes(
  content: LinkContent,
  lines: readonly LineToday[],
): number | undefined {
  const orderable = orderableLines(lines);
  const goods = goodsOf(orderable);
  if (goods.kes === 0 || lines.every((line) => !line.unavailable && !line.formerKes))
    return undefined;
  const { order } = content;
  const fee = order && (deliveryFeeKes(destinationOf(order), goods) ?? order.feeKes);
  const total = goods.kes + (fee ?? 0);
  return total === orderTotalKes(content) ? undefined : total;
}
