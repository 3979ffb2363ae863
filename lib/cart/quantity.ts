import { fillText } from '@/lib/format/fill-text';
import { formatThousands } from '@/lib/format/money';
import { mostOfALine } from '@/lib/values/limits';

/** The whole number in a typed text, from 0 to the most that a line takes; undefined for any other text. */
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
