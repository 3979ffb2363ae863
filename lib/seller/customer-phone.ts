import {
  bareNumber,
  betweenDigits,
  internationalPhone,
  isMobile,
  isPhone,
  localPhone,
} from '@/lib/format/phone';
import { withoutMarks } from '@/lib/values/well-formed';

interface CustomerPhone {
  /** As people in Kenya write it, a foreign one with its country: '0712 345 678', '+447700900123'. */
  shown: string;
  /** What it is in the address of a chat; undefined for a landline. */
  chat?: string;
}

/** A customer's number in any usual form of Kenya, or with its country; undefined for any other text. */
export function readPhone(text: string): CustomerPhone | undefined {
  if (isPhone(text)) {
    const shown = localPhone(text);
    return isMobile(text) ? { shown, chat: internationalPhone(text) } : { shown };
  }
  const [, foreign] = /^(?:\+|00)([1-9]\d{7,14})$/.exec(bareNumber(text)) ?? [];
  return foreign && !foreign.startsWith('254')
    ? { shown: `+${foreign}`, chat: foreign }
    : undefined;
}

/** A number with what people put between its digits. */
const NUMBER = new RegExp(`\\+?\\d[\\d${betweenDigits}]{5,}\\d`, 'gu');
/** What stands before the number in the address of a chat, which begins with the country. */
const CHAT = /^.*(?:wa\.me\/|[?&]phone=)\+?(?=\d)/is;

/**
 * A customer's number as it is typed or pasted: beside a name, in the address of a call or of a chat.
 * Undefined for no number, or several.
 */
export function pastedPhone(text: string): CustomerPhone | undefined {
  const whole = readPhone(text);
  if (whole) return whole;
  const [number, another] = withoutMarks(text).replace(CHAT, '+').match(NUMBER) ?? [];
  return number && !another ? readPhone(number) : undefined;
}
