import { isPhone } from '@/lib/format/phone';
import { isText } from '@/lib/format/unknown-values';
import { withoutMarks } from '@/lib/format/without-marks';

/**
 * What the number of a till or a paybill must be, where it is something else; undefined for a right one.
 * `whose` is 'till' or 'paybill'.
 */
export function payNumberMust(whose: 'till' | 'paybill', value: unknown): string | undefined {
  if (isText(value) && /^\d{5,7}$/.test(withoutMarks(value).replaceAll(' ', ''))) return undefined;
  const must = `must be the ${whose}'s number, 5 to 7 digits in quotes such as '522522'`;
  return isPhone(value) ? `${must}: this is a phone number` : must;
}

/**
 * What the account of a paybill must be, where it is something else. A business gives its accounts any
 * letters and digits, a bank the number of an account.
 */
export function accountMust(value: unknown): string | undefined {
  const isAccount =
    isText(value) && /^[\p{L}\d][\p{L}\d .,&'#*/_-]{0,19}$/u.test(withoutMarks(value).trim());
  if (isAccount) return undefined;
  return 'must be the account in quotes, as M-Pesa asks for it: 1 to 20 letters and digits';
}

/** The letter in an account's number that is more likely a digit: 'O' in '0110O2345'. */
export function letterForDigit(account: unknown): string | undefined {
  const [, letter] = /\d([OoIl])\d/.exec(String(account)) ?? [];
  return letter;
}
