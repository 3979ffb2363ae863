import { fillText } from '@/lib/format/fill-text';
import { DAY_MS, kenyanMs } from '@/lib/format/kenyan-time';
import { formatThousands } from '@/lib/format/money';
import { dayMs } from '@/lib/order/order-link';
import { type NumberWay, numberWays } from '@/lib/order/pay-way';
import { type Payee, payeeOf } from '@/lib/order/payee';
import { languageWords } from '@/words/language';
import { pastePaymentWords } from '@/words/paste-payment';
import type { PaymentMessage } from './mpesa-message';

/** What a payment should have been. */
export interface DuePayment {
  /** Whole shillings. */
  sumKes: number;
  /** Whether the fee of delivery, which is not known yet, is to be paid besides. */
  feeIsAsked: boolean;
  /** The order's, without the shop's letters. */
  reference: string;
  /** The way that was chosen; undefined for any. */
  way: NumberWay | undefined;
  /** When it was ordered: days since 1 January 2026 in Kenya. */
  day: number;
}

/** Where a payment differs from what it should have been, a sentence each; `now` in ms. */
export function paymentDifferences(
  message: PaymentMessage,
  due: DuePayment,
  now: number,
): readonly string[] {
  return [amount(message, due), payee(message, due), day(message, due, now)].flat();
}

/** Shillings of a message, which may have cents: 'KSh 1,745', 'KSh 1,745.50'. */
export function paidText(kes: number): string {
  const cents = Math.round(kes * 100) % 100;
  const whole = formatThousands(Math.trunc(kes));
  return `KSh ${whole}${cents ? `.${String(cents).padStart(2, '0')}` : ''}`;
}

/** A day in UTC as the page says it: '26 Nov 2026'. */
export function dayText(ms: number): string {
  return new Date(ms).toLocaleDateString(languageWords.tag, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
}

function amount({ amountKes }: PaymentMessage, { sumKes, feeIsAsked }: DuePayment) {
  if (feeIsAsked ? amountKes >= sumKes : amountKes === sumKes) return [];
  const text = feeIsAsked ? pastePaymentWords.amountBeforeFee : pastePaymentWords.amount;
  return [fillText(text, { paid: paidText(amountKes), due: paidText(sumKes) })];
}

function payee(message: PaymentMessage, { way, reference }: DuePayment): readonly string[] {
  const payees = (way ? [way] : numberWays()).map((one) => payeeOf(one, reference));
  const meant = payees.find((one) => isPaidTo(message, one));
  if (meant) return account(message, meant);
  const names = payees.flatMap(({ name = [] }) => name);
  // A shop that has not given each name cannot be compared with.
  if (names.length < payees.length) return [];
  const isOurs = numberWays().some((one) => isPaidTo(message, payeeOf(one, reference)));
  const text = isOurs ? pastePaymentWords.otherWay : pastePaymentWords.payee;
  return [fillText(text, { paid: message.payee, due: [...new Set(names)].join(' / ') })];
}

function account({ account: paid }: PaymentMessage, { account: due }: Payee): readonly string[] {
  if (paid === undefined || due === undefined || plain(paid) === plain(due)) return [];
  return [fillText(pastePaymentWords.account, { paid, due })];
}

/** A longer name counts: M-PESA adds the bank behind a till, and a person's third name. */
function isPaidTo(
  { payee: paid, phone, account }: PaymentMessage,
  { number, name, account: due }: Payee,
) {
  if (phone !== undefined && phone === number.replaceAll(' ', '')) return true;
  if (account !== undefined && due === undefined) return false;
  return name !== undefined && `${plain(paid)} `.startsWith(`${plain(name)} `);
}

/** Letters and digits alone, in capitals. */
function plain(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function day({ dayMs: paidMs }: PaymentMessage, { day: ordered }: DuePayment, now: number) {
  if (paidMs === undefined) return [];
  const paid = dayText(paidMs);
  const today = Math.floor((now + kenyanMs) / DAY_MS) * DAY_MS;
  if (paidMs > today) return [fillText(pastePaymentWords.late, { paid })];
  const orderedMs = dayMs(ordered);
  if (paidMs < orderedMs)
    return [fillText(pastePaymentWords.early, { paid, due: dayText(orderedMs) })];
  return [];
}
