import { shop } from '@/data/shop';
import { fnv1a } from '@/lib/values/fnv1a';

/** Digits and letters without I, L, O and U, which are taken for others. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A text's reference: five letters or digits, the last of which checks the others. The same text always
 * has the same one, and two texts rarely have one in common.
 */
export function referenceOfText(text: string): string {
  const hash = fnv1a(text);
  const number = hash ^ (hash >>> 12);
  const letters = [15, 10, 5, 0].map((shift) => LETTERS[(number >>> shift) & 31]).join('');
  return letters + checkLetter(letters);
}

/** Whether a text is a reference: a changed letter and most swapped ones are noticed. */
export function isReference(text: string): boolean {
  const letters = text.slice(0, -1);
  return (
    text.length === 5 &&
    [...letters].every((letter) => LETTERS.includes(letter)) &&
    text.endsWith(checkLetter(letters))
  );
}

/** A reference as people see it: 'MVZ-7K2Q1'. */
export function shownReference(reference: string): string {
  return `${shop.orderPrefix}-${reference}`;
}

/** The Luhn algorithm over 32 letters. */
function checkLetter(letters: string): string {
  const base = LETTERS.length;
  const sum = [...letters].reduceRight((total, letter, at) => {
    const value = LETTERS.indexOf(letter) * ((letters.length - at) % 2 === 1 ? 2 : 1);
    return total + Math.floor(value / base) + (value % base);
  }, 0);
  return LETTERS[(base - (sum % base)) % base] ?? '0';
}
