import type { OrderSum } from '@/lib/book/book-sums';
import { countText, fillText } from '@/lib/format/fill-text';
import { orderBookWords } from '@/words/order-book';

/** '3 orders, KSh 4,500 (1 without a total, 1 cancelled, not counted)'; `shown` is a sum in words. */
export function sumText(
  { orders, sumKes, open, cancelled }: OrderSum,
  shown: (kes: number) => string,
): string {
  const isOpen = open > 0 && open === orders;
  const counted = fillText(orderBookWords.ordersSum, {
    orders: countText(orderBookWords.orders, orders),
    sum: isOpen ? orderBookWords.sumOpen : shown(sumKes),
  });
  const notes = [
    ...(open > 0 && !isOpen ? [countText(orderBookWords.open, open)] : []),
    ...(cancelled > 0 ? [countText(orderBookWords.cancelled, cancelled)] : []),
  ];
  return notes.length > 0 ? `${counted} (${notes.join(', ')})` : counted;
}
