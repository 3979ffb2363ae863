/*
 * What a message of M-PESA says, of those that it sent from 2024 to 2026: 'SJK4H7L2PQ Confirmed. Ksh1,745.00
 * paid to MAVAZI STALL. on 26/11/26 at 2:30 PM. New M-PESA balance is …'. Whoever pastes one may have changed
 * it: it proves nothing.
 */

import type { NumberWay } from '@/lib/order/pay-way';

/** A payment that somebody made. */
export interface PaymentMessage {
  kind: 'payment';
  code: string;
  amountKes: number;
  /** How it was paid; left out for another network, whose words do not show it. */
  way?: NumberWay;
  /** The name of who got it. */
  payee: string;
  /** The number of who got it, ten digits: '0700000000'. */
  phone?: string;
  /** The number of the till or paybill, where the message has it. */
  number?: string;
  /** The account of a paybill. */
  account?: string;
  /** The day on which it was paid, its midnight in UTC in ms. */
  dayMs?: number;
  /** The time of day as the message has it: '2:30 PM'. */
  time?: string;
}

/**
 * What a pasted text is: a payment, a code alone, money that was received, a payment that was taken back or
 * failed, another message about money, or none.
 */
export type PastedMessage =
  | PaymentMessage
  | { kind: 'code'; code: string }
  | { kind: 'received' | 'reversed' | 'failed' | 'other' | 'unknown' };

/** A message has some 400 characters; a chat that is pasted with it may have more. */
const longest = 4000;

const amount = String.raw`k(?:sh|es)s?[.:]? ?(\d[\d,]{0,12}(?:\.\d{1,2})?)`;

/** 'Ksh1,745.00 paid to …', 'You have paid Ksh 1,745 to …', 'Ksh1,745.00 imelipwa kwa …'. */
const paid = new RegExp(
  [
    `${amount} (?:has been |was )?(?:successfully )?(?:sent|paid) to `,
    `(?:sent|paid) ${amount} to `,
    `${amount} [iz]me(?:tumwa|lipwa) kwa `,
    `ume(?:tuma|lipa) ${amount} kwa `,
  ].join('|'),
  'i',
);

/** Received, by a person or a till: 'You have received Ksh1,745.00 from …', 'Ksh1,745.00 received from …'. */
const received = new RegExp(
  [`received ${amount} from`, `${amount} received from`, `umepokea ${amount}`].join('|'),
  'i',
);

/** A code in small letters has a digit: words of ten letters have none. */
const confirmed =
  /\b([A-Z0-9]{10}|(?=[A-Za-z]{0,9}\d)[A-Za-z0-9]{10})\b\W{0,3}(?:[Cc]onfirmed|CONFIRMED|[Ii]methibitishwa|IMETHIBITISHWA)/g;

/** How other networks give the code: 'Transaction ID: PP7790CC', 'TID 12345678901', 'Ref: AIR3456'. */
const otherCode =
  /\b(?:trans(?:action)?\.? ?id|txn\.? ?id|tid|ref(?:erence)?(?: no)?)[.:]? ?(?=[A-Z.]{0,22}\d)([A-Z0-9][A-Z0-9.]{4,22}[A-Z0-9])/i;

const date =
  /^(.{1,160}?)(?:[.,] ?| )(?:on|tarehe|siku|mnamo) (\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b(.{0,40})/i;

const forAccount = /^(.*?) (?:for account|kwa akaunti)(?: number| no\.?| nambari| namba)?:? (.+)$/i;
const accountNumber = /^(.*?),? account (?:number|no\.?):? (.+)$/i;

/** Reads a pasted text, whatever it is: of several messages the first that is a payment. */
export function readPasted(pasted: string): PastedMessage {
  const messages = readMessages(pasted);
  return (
    messages.find(({ kind }) => kind === 'payment') ??
    messages.find(({ kind }) => kind !== 'other' && kind !== 'unknown') ??
    messages[0] ?? { kind: 'unknown' }
  );
}

/** Reads each message of a pasted text: one begins at each code that is confirmed. */
export function readMessages(pasted: string): readonly PastedMessage[] {
  const line = asLine(pasted);
  // A greeting before the first code is part of the first message.
  const [, ...later] = [...line.matchAll(confirmed)].map(({ index }) => index);
  const starts = [0, ...later];
  return starts.map((start, at) => readLine(line.slice(start, starts[at + 1])));
}

function readLine(line: string): PastedMessage {
  const found = paid.exec(line);
  // What follows is advice and advertising: "To reverse, forward this message to …".
  const before = line.slice(0, found?.index ?? 160);
  if (/revers|imerudishwa|imebatilishwa/i.test(before)) return { kind: 'reversed' };
  if (/(?:you have|you've) received|umepokea|received from/i.test(before))
    return { kind: 'received' };
  if (
    /\bfail|insufficient|not have enough|unsuccessful|haitoshi|umeshindwa|imeshindwa/i.test(before)
  )
    return { kind: 'failed' };
  const payment = found && paymentOf(line, found);
  if (payment) return payment;
  const code = loneCode(line);
  if (code) return { kind: 'code', code };
  // A payment without its code is about a payment all the same.
  if (found) return { kind: 'unknown' };
  return {
    kind: /confirmed|imethibitishwa|\bk(?:sh|es)\b|ksh\d/i.test(line) ? 'other' : 'unknown',
  };
}

/** What the shop's own message about money that it received says; undefined for any other text. */
export function readReceipt(pasted: string): { code: string; amountKes: number } | undefined {
  if (readPasted(pasted).kind !== 'received') return undefined;
  const line = asLine(pasted);
  const found = received.exec(line);
  const code = found && confirmedCode(line.slice(0, found.index));
  const amountKes = amountIn(found);
  return code && amountKes > 0 ? { code, amountKes } : undefined;
}

function asLine(pasted: string): string {
  const text = pasted
    .slice(0, longest)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
  return text.replace(/\s+/g, ' ').trim();
}

/** The code that is said to be confirmed last in a text. */
function confirmedCode(text: string): string | undefined {
  return [...text.matchAll(confirmed)].at(-1)?.[1]?.toUpperCase();
}

/** Of a match whose one group is the sum; NaN for none. */
function amountIn(found: RegExpExecArray | null): number {
  const digits = found?.slice(1).find((group) => group !== undefined);
  return Number(digits?.replaceAll(',', ''));
}

function paymentOf(line: string, found: RegExpExecArray): PaymentMessage | undefined {
  const mpesaCode = confirmedCode(line.slice(0, found.index));
  const code = mpesaCode ?? otherCode.exec(line)?.[1]?.toUpperCase();
  const amountKes = amountIn(found);
  const rest = line.slice(found.index + found[0].length);
  const [, dated, day = '', month = '', year = '', after = ''] = date.exec(rest) ?? [];
  const to = payeeIn(dated ?? rest.split(/\.(?: |$|New )/)[0] ?? '');
  if (!code || !(amountKes > 0) || !to.payee) return undefined;
  const dayMs = dayOf(Number(day), Number(month), Number(year));
  const [, clock, half = ''] = /(?:at|saa) (\d{1,2}[:.]\d{2}) ?([ap]m)?/i.exec(after) ?? [];
  return {
    kind: 'payment',
    code,
    amountKes,
    ...(mpesaCode && { way: wayOf(found[0], to) }),
    ...to,
    ...(dayMs !== undefined && { dayMs }),
    ...(clock && { time: `${clock.replace('.', ':')} ${half.toUpperCase()}`.trim() }),
  };
}

/** M-PESA's words: money is sent to a phone, paid to a till, and sent or paid to the account of a paybill. */
function wayOf(words: string, { account, phone }: Payee): NumberWay {
  if (account) return 'paybill';
  return phone || /sent|tum[wa]/i.test(words) ? 'mpesa' : 'till';
}

type Payee = Pick<PaymentMessage, 'payee' | 'phone' | 'number' | 'account'>;

/** 'MAVAZI STALL for account MVZ-7K2Q1', 'MAVAZI STALL 0700000000', '000000 - MAVAZI STALL'. */
function payeeIn(text: string): Payee {
  const [, to = text, account] = forAccount.exec(text) ?? accountNumber.exec(text) ?? [];
  const [, first, rest = to] = /^(\d{4,8}) ?[-:] ?(.+)$/.exec(to) ?? [];
  const [, named = rest, last] =
    /^(.+?) (?:till|paybill)(?: number| no\.?)?:? (\d{4,8})$/i.exec(rest) ?? [];
  const name = named.replace(/ (?:for|kwa) pochi la biashara$/i, '');
  const [, payee = name, prefix, subscriber] = /^(.*?) ?(\+?254|0)([17][\d*]{8})$/.exec(name) ?? [];
  const isWhole = prefix !== undefined && /^\d+$/.test(subscriber ?? '');
  const number = last ?? first;
  return {
    payee: payee.replace(/[ .,-]+$/, ''),
    ...(isWhole && { phone: `0${subscriber}` }),
    ...(number && { number }),
    ...(account && { account: account.replace(/[ .,]+$/, '') }),
  };
}

/** The midnight of a day in UTC, in ms; undefined for a day that no calendar has. */
function dayOf(day: number, month: number, year: number): number | undefined {
  const ms = Date.UTC(year < 100 ? 2000 + year : year, month - 1, day);
  const isDay = new Date(ms).getUTCDate() === day && new Date(ms).getUTCMonth() === month - 1;
  return isDay ? ms : undefined;
}

/** Whether a code has M-PESA's form and not that of another network or a bank. */
export function isMpesaCode(code: string): boolean {
  return /^[A-Z][A-Z0-9]{9}$/.test(code);
}

/** The code in a text that has hardly more: 'sjk4h7l2pq', 'My code is SJK4H7L2PQ.' */
function loneCode(line: string): string | undefined {
  if (line.length > 60) return undefined;
  const said = confirmedCode(line);
  if (said) return said;
  const code = line
    .split(/[^A-Za-z0-9]+/)
    .find((word) => /^(?=.*\d)[A-Za-z]{2}[A-Za-z0-9]{8}$/.test(word));
  return (code ?? /^[A-Z]{10}$/.exec(line)?.[0])?.toUpperCase();
}
