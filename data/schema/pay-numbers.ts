import { literal } from '@/lib/format/marks';
import { isMobile } from '@/lib/format/phone';
import { isText } from '@/lib/values/unknown-values';
import { withoutMarks } from '@/lib/values/well-formed';

/**
 * What the number of a till or a paybill must be, where it is something else; undefined for a right one.
 * `whose` is 'till' or 'paybill'.
 */
export function payNumberMust(whose: 'till' | 'paybill', value: unknown): string | undefined {
  if (isText(value) && /^\d{5,7}$/.test(withoutMarks(value).replaceAll(' ', ''))) return undefined;
  const must = `must be the ${whose}'s number, 5 to 7 digits such as ${literal("'522522'")}`;
  return isMobile(value) ? `${must}: this is a phone number` : must;
}

/**
 * What the account of a paybill must be, where it is something else. A business gives its accounts any
 * letters and digits, a bank the number of an account.
 */
export function accountMust(value: unknown): string | undefined {
  const isAccount =
    isText(value) && /^[\p{L}\d][\p{L}\d .,&'#*/_-]{0,19}$/u.test(withoutMarks(value).trim());
  if (isAccount) return undefined;
  return 'must be the account, as M-Pesa asks for it: 1 to 20 letters and digits';
}

/** The digits that letters are taken for. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  I: '1',
  l: '1',
  S: '5',
  B: '8',
  Z: '2',
};

/**
 * The first letter in an account's number that is more likely a digit, and that digit: 'O' and '0' in
 * '0110O2345'. Undefined where the account has other letters or more than two: a name is no number.
 */
export function letterForDigit(account: unknown): { letter: string; digit: string } | undefined {
  const [letter, ...others] = withoutMarks(String(account)).replace(/[\d\s-]/g, '');
  const digits = String(account).match(/\d/g) ?? [];
  const digit = letter && LOOKALIKES[letter];
  if (!letter || !digit || digits.length < LEAST_DIGITS || others.length > 1) return undefined;
  return others.every((one) => LOOKALIKES[one]) ? { letter, digit } : undefined;
}

/** From so many digits on, an account is a number; with fewer it may be a stall's, 'S12'. */
const LEAST_DIGITS = 5;
