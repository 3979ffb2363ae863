import { readDecimal, readWhole, type Written } from '@/lib/format/written-value';

/** The number that a text of a form is, as the form shows one or as people write it. */
export function readShown(text: string): Written<number> {
  return isPrinted(text) ? { value: Number(text) } : readDecimal(text);
}

/**
 * The number in a form's text; a whole number may be written as a sum: '1,200', 'KSh 1 200',
 * '1200/='. Another text, or one with two readings ('2.000'), is returned unchanged, and the check
 * reports it.
 */
export function numberOf(text: string, isWhole: boolean): number | string {
  const read = isWhole && !isPrinted(text) ? readWhole(text) : readShown(text);
  return read.must === undefined ? read.value : text;
}

/** Whether a text is a number as the form shows one that is there: also 1e-7, which nobody types. */
function isPrinted(text: string): boolean {
  return Number.isFinite(Number(text)) && String(Number(text)) === text.trim();
}
