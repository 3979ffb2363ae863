import { readMeasure } from '@/lib/format/written-value';
import { readShown } from './number-text';

/** A measure of a size guide as a form has it: 24.5, or 75–81 for two; a text that reads as one is in quotes. */
export function textOfMeasure(value: unknown): string {
  if (Array.isArray(value)) return value.join('–');
  const text = String(value);
  return typeof value === 'string' && measureOf(text) !== text ? `"${text}"` : text;
}

/** The measure that a text of a form says: a number, two of them, or the text. */
export function measureOf(text: string): number | [number, number] | string {
  const [, quoted] = /^"([\s\S]*)"$/.exec(text) ?? [];
  if (quoted !== undefined) return quoted;
  const read = readMeasure(text, readShown);
  return read.must === undefined ? read.value : text;
}
