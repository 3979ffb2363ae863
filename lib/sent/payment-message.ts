import { readMoney } from '@/lib/format/written-money';
import { isMpesaCode, isWrittenPhone, paymentCode } from '@/lib/order/payment-code';
import { longestPaymentText } from '@/lib/values/limits';

/**
 * What a text says of a payment: its code with the shillings, where they are plain, that it failed or was
 * taken back, or nothing of these. Whoever pastes a message may have written it: it proves nothing.
 */
export type PaymentReading =
  | { kind: 'payment'; code: string; amountKes?: number }
  | { kind: 'failed' | 'reversed' | 'phone' | 'unknown' };

/** What follows in a message is advice and advertising: "To reverse, forward this message to …". */
const LONGEST_NEWS = 250;
/** A longer text is a message, in which a word of ten letters and digits may be anything. */
const LONGEST_SENTENCE = 60;

/** What M-PESA writes behind its code. */
const CONFIRMED = /(?<!\d\.)\b([a-z0-9]{8,24})\W{0,3}(?:confirmed|imethibitishwa)/gi;

/** What stands before the code in messages of banks, of other networks and of this shop. */
const LABEL =
  /\b(?:trans(?:action)?\.? ?(?:id|no)|txn\.? ?id|tid|ref(?:erence)?\.?(?: ?(?:no|number))?|receipt(?: ?(?:no|number))?|code|kumbukumbu(?: ?(?:na(?:mba|mbari)|no)\.?)?)(?: is| ni)?[.:]* ?/gi;
/** A word that follows without a space, 'A12345.Your', is no part of the code. */
const PART = '(?:[A-Z0-9]+|(?=[a-z]*\\d)[a-z0-9]+)';
const LABELLED = new RegExp(`${PART}(?:\\.${PART})*(?![\\w-])`, 'y');

const CURRENCY = '(?:kshs?|kes|shs?)';
const NUMBER = '(?:\\d{1,3}(?: \\d{3})+(?:\\.\\d{1,2})?|\\d[\\d,.]{0,14})(?!\\d)';
const SUM = new RegExp(
  `(?<![a-z])${CURRENCY}[.:]? ?${NUMBER}(?: ?/[=-])?|(?<![\\d.,])${NUMBER} ?(?:/[=-]|${CURRENCY}(?![a-z]))`,
  'gi',
);
const BEFORE_SUM =
  /\b(?:paid|pay|sent|received|(?:payment|transfer|deposit) of|(?:credited|debited) with|[nu]me(?:lipa|tuma|pokea)|ku(?:lipa|tuma)|malipo ya|kiasi cha) ?$/i;
const AFTER_SUM =
  /^ ?(?:has been |was )?(?:successfully )?(?:paid|sent|received|transferred|credited|deposited|to|(?:i|zi|ya)me(?:tumwa|lipwa|pokelewa))\b/i;

/** A word of a name, 'REVERSED GEAR LTD', or of advice, 'call us for a reversal', is no news. */
const REVERSED =
  /\b(?:has|have|was|were|been|is|successfully|transaction|payment) reversed\b|\breversal of\b|refunded|\w(?:me|li)(?:rudishwa|rejeshwa|batilishwa)/i;
const FAILED = new RegExp(
  [
    String.raw`\bfailed\b|\b(?:not |un)successful|declined|rejected|\b(?:could not be|unable to) (?:complete|process|sen[dt])`,
    String.raw`\b(?:has|have|was|were|been|is|you|transaction|payment|request) cancell?ed`,
    "insufficient|(?:not|n['’]t) have (?:enough|sufficient)",
    String.raw`\bha\w{1,2}toshi|\b(?:hakuna|huna) pesa za kutosha`,
    String.raw`\w(?:me|li)(?:shindwa|shindikana|feli|ghairiwa|sitishwa|kataliwa)|umeghairi`,
    String.raw`\bha\w{0,3}(?:ku|ja)(?:faulu|fanikiwa)`,
  ].join('|'),
  'i',
);

/** Reads what somebody typed or pasted: a code, the message of a network or a bank, or a chat that has it. */
export function readPayment(text: string): PaymentReading {
  const line = asLine(text);
  if (isWrittenPhone(line)) return { kind: 'phone' };
  const [first] = confirmedCodes(line);
  const news = line.slice(first?.index).slice(0, LONGEST_NEWS);
  if (REVERSED.test(news)) return { kind: 'reversed' };
  if (FAILED.test(news)) return { kind: 'failed' };
  const code = codeIn(line);
  if (!code) return { kind: 'unknown' };
  const amountKes = sumIn(line);
  return { kind: 'payment', code, ...(amountKes && { amountKes }) };
}

/** In one line, without the stars of a chat and marks that nobody sees. */
function asLine(text: string): string {
  return text
    .slice(0, longestPaymentText)
    .normalize('NFKC')
    .replace(/[\p{Cf}*_~`]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The code of a text; undefined for none, and for several. */
function codeIn(line: string): string | undefined {
  const confirmed = confirmedCodes(line).map(({ code }) => code);
  if (confirmed.length > 0) return onlyOne(confirmed);
  const labelled = labelledCodes(line);
  // A bank's message has its own code beside M-PESA's, by which the shop finds the payment.
  const ofMpesa = labelled.filter(isMpesaCode);
  if (labelled.length > 0) return onlyOne(ofMpesa.length > 0 ? ofMpesa : labelled);
  if (line.length > LONGEST_SENTENCE) return undefined;
  return (
    paymentCode(line) ??
    onlyOne(
      line
        .split(/[^A-Za-z0-9]+/)
        .filter(isMpesaWord)
        .flatMap((word) => paymentCode(word) ?? []),
    )
  );
}

function confirmedCodes(line: string): readonly { code: string; index: number }[] {
  return [...line.matchAll(CONFIRMED)].flatMap(({ index, 1: word = '' }) => {
    const code = paymentCode(word);
    return code ? { code, index } : [];
  });
}

function labelledCodes(line: string): readonly string[] {
  return [...line.matchAll(LABEL)].flatMap(({ index, 0: label }) => {
    LABELLED.lastIndex = index + label.length;
    return paymentCode(LABELLED.exec(line)?.[0] ?? '') ?? [];
  });
}

function isMpesaWord(word: string): boolean {
  return /^(?=.*\d)[A-Za-z]{2}[A-Za-z0-9]{8}$/.test(word);
}

/** The shillings beside a word of paying; undefined for none, for several and for what is unclear. */
function sumIn(line: string): number | undefined {
  const sums = [...line.matchAll(SUM)].filter(
    ({ index, 0: text }) =>
      BEFORE_SUM.test(line.slice(Math.max(0, index - 30), index)) ||
      AFTER_SUM.test(line.slice(index + text.length)),
  );
  return onlyOne(
    sums.map(([text]) => {
      const { amount, isUnclear } = readMoney(text.replace(/[.,]$/, '')) ?? {};
      return isUnclear ? undefined : amount;
    }),
  );
}

/** What all of these are; undefined for none, and where they differ. */
function onlyOne<T>(all: readonly T[]): T | undefined {
  return new Set(all).size === 1 ? all[0] : undefined;
}
