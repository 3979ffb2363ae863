import { withoutMarks } from '@/lib/values/well-formed';

const KENYAN = /^(?:(?:(?:\+|00)?2540?|0)?([17]\d{8})|(?:(?:\+|00)?2540?|0)([2-6]\d{6,8}))$/;

/**
 * What people write between the digits of a number: spaces, every dash, brackets, dots. For a class of a regular
 * expression with the flag u.
 */
export const betweenDigits = String.raw`\s\p{Pd}\u2212().`;

const BETWEEN = new RegExp(`[${betweenDigits}]`, 'gu');

/** A number without what people write between its digits, and without marks that nobody sees. */
export function bareNumber(text: string): string {
  return withoutMarks(text).replace(BETWEEN, '');
}

/**
 * A Kenyan number, of a mobile phone or a landline, in any usual form (0712…, 712…, +254 712…, +254 (0)
 * 712…, 00254 712…, 020 712…, with spaces, dashes, dots, brackets or marks that nobody sees) as international digits: '254712345678'.
 * Throws for any other text, which stops the build.
 */
export function internationalPhone(text: string): string {
  const [, mobile, landline] = KENYAN.exec(bareNumber(text)) ?? [];
  const subscriber = mobile ?? landline;
  if (!subscriber) throw new Error(`"${text}" must be a Kenyan phone number`);
  return `254${subscriber}`;
}

/** The number as it is dialled in Kenya: '0712 345 678', '020 7123456'. Throws as `internationalPhone` does. */
export function localPhone(text: string): string {
  const local = `0${internationalPhone(text).slice(3)}`;
  if (!isMobile(text)) return `${local.slice(0, 3)} ${local.slice(3)}`;
  return `${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}`;
}

/** Whether `internationalPhone` can read a value. */
export function isPhone(value: unknown): value is string {
  try {
    return typeof value === 'string' && internationalPhone(value) !== '';
  } catch {
    return false;
  }
}

/** Whether a value is the number of a mobile phone, which WhatsApp and M-Pesa need. */
export function isMobile(value: unknown): value is string {
  return isPhone(value) && /^254[17]/.test(internationalPhone(value));
}
