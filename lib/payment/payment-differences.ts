import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { fillText } from '@/lib/format/fill-text';
import { kenyanMidnight } from '@/lib/format/kenyan-time';
import { formatThousands } from '@/lib/format/money';
import { dayMs } from '@/lib/order/order-link';
import { type NumberWay, numberWays } from '@/lib/order/pay-way';
import { type Payee, payeeOf } from '@/lib/order/payee';
import { languageWords } from '@/words/language';
import { pastePaymentWords } from '@/words/paste-payment';
import { type PastedMessage, type PaymentMessage, readMessages, readPasted } from './mpesa-message';

/** What delivery can cost at most; a shop without areas has not said it. */
const highestFeeKes =
  deliveryAreas.length > 0
    ? Math.max(...deliveryAreas.map(({ feeKes }) => feeKes))
    : Number.POSITIVE_INFINITY;

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

/** What a pasted text says: of several payments the one with the fewest differences; `now` in ms. */
export function fittingMessage(pasted: string, due: DuePayment, now: number): PastedMessage {
  const payments = readMessages(pasted).filter((message) => message.kind === 'payment');
  const [first, ...others] = payments;
  if (!first) return readPasted(pasted);
  const count = (message: PaymentMessage) => paymentDifferences(message, due, now).length;
  return others.reduce((best, other) => (count(other) < count(best) ? other : best), first);
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
  const mostKes = sumKes + (feeIsAsked ? highestFeeKes : 0);
  if (amountKes >= sumKes && amountKes <= mostKes) return [];
  const text = feeIsAsked ? pastePaymentWords.amountBeforeFee : pastePaymentWords.amount;
  return [fillText(text, { paid: paidText(amountKes), due: paidText(sumKes) })];
}

function payee(message: PaymentMessage, { way, reference }: DuePayment): readonly string[] {
  const ways = way ? [way] : numberWays();
  const meant = ways.find((one) => isPaidBy(message, one, reference));
  if (meant) return account(message, payeeOf(meant, reference));
  const due = ways.map((one) => pastePaymentWords.ways[one]).join(' / ');
  const used = numberWays().find((one) => isPaidBy(message, one, reference));
  if (used)
    return [fillText(pastePaymentWords.otherWay, { paid: pastePaymentWords.ways[used], due })];
  // Where the way is one of those that are meant, only its number and name are.
  const compared = ways.filter((one) => one === message.way);
  const others = compared.length > 0 ? compared : ways;
  const payees = others.map((one) => payeeOf(one, reference));
  const numbers = others.filter((one) => numberIn(message, one)).map((one) => numberOf(one));
  const paidNumber = message.phone ?? message.number;
  if (paidNumber && numbers.length > 0)
    return [fillText(pastePaymentWords.payee, { paid: paidNumber, due: numbers.join(' / ') })];
  const names = payees.flatMap(({ name = [] }) => name);
  if (message.way && compared.length === 0 && names.some((name) => isNamed(message, name)))
    return [
      fillText(pastePaymentWords.wrongWay, { paid: pastePaymentWords.ways[message.way], due }),
    ];
  // A shop that has not given each name cannot be compared with.
  if (names.length < payees.length) return [];
  return [
    fillText(pastePaymentWords.payee, {
      paid: message.payee,
      due: [...new Set(names)].join(' / '),
    }),
  ];
}

function account({ account: paid }: PaymentMessage, { account: due }: Payee): readonly string[] {
  if (paid === undefined || due === undefined || plain(paid) === plain(due)) return [];
  return [fillText(pastePaymentWords.account, { paid, due })];
}

/** Whether a payment went to the shop by this way; a number counts before a name. */
function isPaidBy(message: PaymentMessage, way: NumberWay, reference: string): boolean {
  if (message.way && message.way !== way) return false;
  const { name, account: due } = payeeOf(way, reference);
  const number = numberIn(message, way);
  if (number !== undefined) return number === numberOf(way);
  if (message.account !== undefined && due === undefined) return false;
  return name !== undefined && isNamed(message, name);
}

/** The number that a message has for a payment by this way. */
function numberIn({ phone, number }: PaymentMessage, way: NumberWay): string | undefined {
  return way === 'mpesa' ? phone : number;
}

function numberOf(way: NumberWay): string {
  return payeeOf(way).number.replaceAll(' ', '');
}

/** A longer name counts: M-PESA adds the bank behind a till, and a person's third name. */
function isNamed({ payee: paid }: PaymentMessage, name: string): boolean {
  return `${plain(paid)} `.startsWith(`${plain(name)} `);
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
  if (paidMs > kenyanMidnight(now)) return [fillText(pastePaymentWords.late, { paid })];
  const orderedMs = dayMs(ordered);
  if (paidMs < orderedMs)
    return [fillText(pastePaymentWords.early, { paid, due: dayText(orderedMs) })];
  return [];
}
