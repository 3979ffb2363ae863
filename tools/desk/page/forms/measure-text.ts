import { numberIn } from './number-text';

/** A measure of a size guide as a form has it: 24.5, or 75–81 for two; a text that reads as one is in quotes. */
export function textOfMeasure(value: unknown): string {
  if (Array.isArray(value)) return value.join('–');
  const text = String(value);
  return typeof value === 'string' && measureOf(text) !== text ? `"${text}"` : text;
}

const NUMBER = String.raw`(-?[\d.]+(?:e[+-]?\d+)?)`;
const TWO = new RegExp(String.raw`^${NUMBER}\s*[–-]\s*${NUMBER}$`, 'i');

/** The measure that a text of a form says: a number, two of them, or the text. */
export function measureOf(text: string): number | [number, number] | string {
  const [, quoted] = /^"([\s\S]*)"$/.exec(text) ?? [];
  if (quoted !== undefined) return quoted;
  const number = numberIn(text);
  if (number !== undefined) return number;
  const [, from = '', to = ''] = TWO.exec(text) ?? [];
  const [least, most] = [numberIn(from), numberIn(to)];
  return least === undefined || most === undefined ? text : [least, most];
}
