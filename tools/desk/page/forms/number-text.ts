import { readMoney, shillingsIn } from '@/lib/format/written-money';

/** The number that a text is; undefined for any other text. */
export function numberIn(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/**
 * The number that a text of a form says, a whole one also as people write sums: '1,200', 'KSh 1 200', '1200/='.
 * Another text as it is, and one that could be two whole numbers ('2.000'), for the check to say what it must be.
 */
export function numberOf(text: string, isWhole: boolean): number | string {
  if (!isWhole) return numberIn(text) ?? text;
  if (readMoney(text)?.isUnclear) return text;
  return shillingsIn(text) ?? numberIn(text) ?? text;
}
