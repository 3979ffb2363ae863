import { readDecimal, readWhole, type Written } from '@/lib/format/written-value';

/** The number that a text of a form is, as the form shows one or as people write it. */
export function readShown(text: string): Written<number> {
  return isPrinted(text) ? { value: Number(text) } : readDecimal(text);
}

/**
 * The number that a text of a form says, a whole one also as people write sums: '1,200', 'KSh 1 200', '1200/='.
 * Another text as it is, and one that could be two numbers ('2.000'), for the check to say what it must be.
 */
export function numberOf(text: string, isWhole: boolean): number | string {
  const read = isWhole && !isPrinted(text) ? readWhole(text) : readShown(text);
  return read.must === undefined ? read.value : text;
}

/** Whether a text is a number as the form shows one that is there: also 1e-7, which nobody types. */
function isPrinted(text: string): boolean {
  return Number.isFinite(Number(text)) && String(Number(text)) === text.trim();
}
