import { sumText } from '@/lib/delivery/delivery';
import { fillText } from '@/lib/format/fill-text';
import { formatKes } from '@/lib/format/money';
import { pastePaymentWords } from '@/words/paste-payment';

/** What an order asks. */
export interface DueSum {
  /** Whole shillings. */
  sumKes: number;
  /** Whether delivery is to be paid besides, at a fee that is not known yet. */
  isFeeOpen: boolean;
}

/** Shillings of a message, which may have cents: 'KSh 1,745', 'KSh 1,745.50'. */
export function paidText(kes: number): string {
  const all = Math.round(kes * 100);
  const cents = all % 100;
  const whole = formatKes(Math.floor(all / 100));
  return cents ? `${whole}.${String(cents).padStart(2, '0')}` : whole;
}

/** What a message says was paid, in shillings, beside what the order asks. */
export function paidBesideDue(amountKes: number, { sumKes, isFeeOpen }: DueSum): string {
  return fillText(pastePaymentWords.sums, {
    paid: paidText(amountKes),
    due: sumText(formatKes(sumKes), isFeeOpen),
  });
}

/** How much less or more that is; '' for nothing, and for more than the sum where a fee is to be paid besides. */
export function paidDifference(amountKes: number, { sumKes, isFeeOpen }: DueSum): string {
  const { less, more } = pastePaymentWords;
  if (amountKes < sumKes) return fillText(less, { sum: paidText(sumKes - amountKes) });
  if (amountKes === sumKes || isFeeOpen) return '';
  return fillText(more, { sum: paidText(amountKes - sumKes) });
}
