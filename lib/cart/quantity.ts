import { fillText } from '@/lib/format/fill-text';
import { formatThousands } from '@/lib/format/money';
import { mostOfALine } from '@/lib/values/limits';

/**
 * The quantity in a typed text: a whole number from 0 to the most that a line takes, where a higher one ends.
 * Undefined for any other text.
 */
export function typedQuantity(text: string): number | undefined {
  const digits = text.trim();
  return /^\d+$/.test(digits) ? Math.min(Number(digits), mostOfALine) : undefined;
}

/** Whether a quantity cannot be raised: a line of an earlier release may have more than the most. */
export function isMost(quantity: number): boolean {
  return quantity >= mostOfALine;
}

/** What is said beside such a quantity, in these words; undefined beside a lower one. */
export function mostText(quantity: number, words: { most: string }): string | undefined {
  return isMost(quantity)
    ? fillText(words.most, { count: formatThousands(mostOfALine) })
    : undefined;
}
