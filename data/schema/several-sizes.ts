import { listed, literal } from '@/lib/format/marks';
import { LADDER, rankOf, runTogether } from './letter-sizes';

/** Numbers from here on are no ages, which are sold in pairs: '10-12'. */
const LEAST_NUMBER = 20;

/** From so many steps on, '37-41' or 'S-L' is hardly one size: '36-37', '40-42' and 'S-M' often are. */
const LEAST_STEPS = { number: 3, letters: 2 };
/** From so many on, sizes with a sign between, such as '8/10/12', or with none, 'SML', are no size's name. */
const SURELY_SEVERAL = 3;

/**
 * What a list of sizes must be, where a text of it holds several: 'S,M,L,XL', '38 39 40'. Undefined for a
 * right one; 'S/M' and '38,5' are one size each.
 */
export function severalSizesMust(sizes: readonly string[]): string | undefined {
  const text = sizes.find((size) => piecesOf(size).length > 1);
  return text && `must have each size by itself: ${listed(piecesOf(text))}`;
}

/**
 * A question about the one size of a list that may be meant as all from its first to its last: 'S-XL',
 * '37-41'. Socks are sold so, shoes are not.
 */
export function sizeRangeQuestion(sizes: readonly string[]): string | undefined {
  const [size = '', another] = sizes;
  const [, first = '', last = ''] = /^\s*(\w+)\s*(?:[-‐-―]|to)\s*(\w+)\s*$/i.exec(size) ?? [];
  const [from, to] = [placeOf(first), placeOf(last)];
  if (another !== undefined || from === undefined || to === undefined) return undefined;
  const isNumber = /^\d+$/.test(first);
  const isSameKind = isNumber === /^\d+$/.test(last);
  const least = isNumber ? LEAST_STEPS.number : LEAST_STEPS.letters;
  if (!isSameKind || to - from < least) return undefined;
  const names = isNumber
    ? Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
    : LADDER.slice(from, to + 1);
  return `is ${literal(`'${size}'`)} one size? If customers choose one of them, write ${listed(names)}`;
}

/** The sizes in a text; one where it is one size. */
function piecesOf(text: string): readonly string[] {
  const together = runTogether(text.trim());
  const signed = text.trim().split(/\s*[,;|/]\s*/);
  const isSize = (piece: string) => placeOf(piece) !== undefined || /^\d{1,2}$/.test(piece);
  if (together.length >= SURELY_SEVERAL) return together;
  if (signed.length >= SURELY_SEVERAL && signed.every(isSize)) return signed;
  const pieces = text.split(/[\s,;|]+/).filter((piece) => piece !== '');
  const isHalf = /^\d+,5$/.test(text.trim());
  return !isHalf && pieces.every((piece) => placeOf(piece) !== undefined) ? pieces : [text];
}

/** Where a size is among those of its kind; undefined for what is no size by itself. */
function placeOf(size: string): number | undefined {
  const rank = rankOf(size);
  if (!Number.isNaN(rank)) return rank;
  return /^\d{2}$/.test(size) && Number(size) >= LEAST_NUMBER ? Number(size) : undefined;
}

/** What is there twice among sizes, however it is spaced and in whatever capitals; undefined for none. */
export function repeatedSize(sizes: readonly string[]): string | undefined {
  const keys = sizes.map((size) => size.trim().replace(/\s+/g, ' ').toLowerCase());
  return sizes.find((_, at) => keys.indexOf(keys[at] ?? '') < at);
}
