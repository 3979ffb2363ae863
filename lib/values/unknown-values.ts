import { mayHaveHalves, wellFormed } from './well-formed';

/**
 * The value of a JSON text, every text in it well formed (./well-formed); null for none and for a text that
 * is not JSON. Never throws.
 */
export function parseJson(text: string | null | undefined): unknown {
  try {
    // Large files of the shop have no halves: to look at each of their values takes a cheap phone long.
    return JSON.parse(text ?? 'null', mayHaveHalves(text ?? '') ? wellFormedValue : undefined);
  } catch {
    return null;
  }
}

function wellFormedValue(_: string, value: unknown): unknown {
  return typeof value === 'string' ? wellFormed(value) : value;
}

/** Whether a value is an object, or a list, whose fields can be read. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The value as an object whose fields can be read; an empty one for anything else. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

/** Whether a value is a text with more in it than white space. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** The value where `isText` holds, '' for anything else. */
export function textOf(value: unknown): string {
  return isText(value) ? value : '';
}

/** Whether a value is a whole number above 0 that can be counted exactly. */
export function isPositiveInteger(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

/** Whether a value is NaN or an infinity, as a number or as text. No size has such a name. */
export function isBrokenNumber(value: unknown): boolean {
  return /^-?(NaN|Infinity)$/.test(String(value));
}

/** Lower-case letters, digits and hyphens, as an address needs them. */
export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
}
