import { countText, fillText } from '@/lib/format/fill-text';
import { orderBookWords } from '@/words/order-book';
import type { OrderSum } from './book-sums';

/**
 * '3 orders, KSh 4,500, KSh 1,500 of it paid, KSh 3,000 not yet (1 without a total, 1 cancelled, not counted)';
 * `shown` writes a sum in words.
 */
export function bookSumText(sum: OrderSum, shown: (kes: number) => string): string {
  const { orders, sumKes, open, cancelled } = sum;
  const isOpen = open > 0 && open === orders;
  const counted = [
    countText(orderBookWords.orders, orders),
    isOpen ? orderBookWords.sumOpen : shown(sumKes),
    ...(sumKes > 0 ? [paidText(sum, shown)] : []),
  ].join(', ');
  const notes = [
    ...(open > 0 && !isOpen ? [countText(orderBookWords.open, open)] : []),
    ...(cancelled > 0 ? [countText(orderBookWords.cancelled, cancelled)] : []),
  ];
  return notes.length > 0 ? `${counted} (${notes.join(', ')})` : counted;
}

function paidText({ sumKes, paidKes }: OrderSum, shown: (kes: number) => string): string {
  const { all, none, some } = orderBookWords.ofItPaid;
  if (paidKes === 0) return none;
  return paidKes === sumKes
    ? all
    : fillText(some, { sum: shown(paidKes), rest: shown(sumKes - paidKes) });
}
