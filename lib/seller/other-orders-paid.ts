import { fillText } from '@/lib/format/fill-text';
import { formatKes } from '@/lib/format/money';
import { linkDay } from '@/lib/order/order-link-facts';
import type { OrderContent } from '@/lib/order/order-link-format';
import { minuteMs } from '@/lib/order/order-state';
import { isSamePaymentCode } from '@/lib/order/payment-code';
import { shownReference } from '@/lib/order/reference';
import { orderSumKes } from '@/lib/sent/where-it-stands';
import { sellerWords } from '@/words/seller';
import type { BookedOrder } from './book';
import { readEntry } from './book-orders';
import { bookDayText } from './day-text';

/**
 * The other orders of the book that a code has paid, cancelled ones too, a sentence each. None where the
 * order has the code already: that was asked when it got it.
 */
export function otherOrdersPaid(
  book: readonly BookedOrder[],
  order: BookedOrder,
  code: string,
): readonly string[] {
  if (hasCode(readEntry(order), code)) return [];
  return book
    .map(readEntry)
    .filter((content) => hasCode(content, code))
    .map(paidText);
}

function hasCode({ state }: OrderContent, code: string): boolean {
  return state?.paidCode !== undefined && isSamePaymentCode(state.paidCode, code);
}

function paidText(content: OrderContent): string {
  const { order, state } = content;
  const minute = state?.steps.findLast(({ is }) => is === 'paid')?.at ?? state?.at ?? 0;
  const facts = {
    reference: shownReference(order.reference),
    day: bookDayText(linkDay(minuteMs(minute)), 'day'),
  };
  const sumKes = orderSumKes(content);
  return sumKes === undefined
    ? fillText(sellerWords.codePaidOpen, facts)
    : fillText(sellerWords.codePaid, { ...facts, sum: formatKes(sumKes) });
}
