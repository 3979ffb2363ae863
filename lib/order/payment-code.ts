import { isMobile } from '@/lib/format/phone';

/** M-PESA's code has ten signs, one of another network or a bank up to 24, in parts between dots. */
const SHORTEST = 8;
const LONGEST = 24;
/** Earlier releases took shorter ones, and hyphens. */
const SHORTEST_KEPT = 4;

/**
 * The one rule for what a payment's code is: the code that a text is, in capitals, wherever somebody types,
 * pastes or sends it; undefined for any other text, such as a phone number, a sum or a day. What a phone or a
 * link holds already is read by `isKeptPaymentCode`, to which each of these codes is one.
 */
export function paymentCode(text: string): string | undefined {
  if (text.length < SHORTEST || text.length > LONGEST || isWrittenPhone(text)) return undefined;
  const code = text.toUpperCase();
  const isRight =
    /^(?=.*\d)[A-Z0-9]+(?:\.[A-Z0-9]+)*$/.test(code) && !/^[\d.]*\.[\d.]*$/.test(code);
  // Ten small letters are a word.
  return isRight || /^[A-Z]{10}$/.test(text) ? code : undefined;
}

/**
 * Whether a text that a phone keeps or a link carries is a payment's code of this release or an earlier one:
 * 4 to 24 letters, digits, dots and hyphens.
 */
export function isKeptPaymentCode(text: string): boolean {
  return text.length >= SHORTEST_KEPT && text.length <= LONGEST && /^[A-Za-z0-9.-]+$/.test(text);
}

/** Whether two codes are those of one payment. */
export function isSamePaymentCode(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

/** Whether a code has M-PESA's form and not that of another network or a bank. */
export function isMpesaCode(code: string): boolean {
  return /^[A-Z][A-Z0-9]{9}$/.test(code);
}

/** Whether a text is a mobile number with its 0 or its country: nine digits alone may be a code. */
export function isWrittenPhone(text: string): boolean {
  return isMobile(text) && !/^\s*[17]/.test(text);
}
