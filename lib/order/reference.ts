import { shop } from '@/data/shop';

/** Digits and letters without I, L, O and U, which are taken for others. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many of a reference's letters are drawn; one more checks them. */
export const drawnLetters = 4;

/**
 * A reference from so many random numbers from 0 to 31 as `drawnLetters` says: five letters or digits,
 * the last of which checks the others (docs/behaviour.md 33.1).
 */
export function referenceFrom(numbers: readonly number[]): string {
  const letters = numbers.map((number) => LETTERS[number] ?? '0').join('');
  return letters + checkLetter(letters);
}

/** Whether a text is a reference: a changed letter and most swapped ones are noticed. */
export function isReference(text: string): boolean {
  const letters = text.slice(0, -1);
  return (
    text.length === drawnLetters + 1 &&
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
