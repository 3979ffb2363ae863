import { LADDER, LETTER_SIZE, rankOf, runTogether } from '@/data/schema/letter-sizes';
import type { ProductRecord } from '@/data/schema/product';
import { repeatedSize } from '@/data/schema/several-sizes';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { MONTH } from '@/lib/format/month-names';
import { memoize } from '@/lib/values/memoize';
import { type Cell, CellError, dayText, textOfCell } from './cell-values';

/** A size in the sizes cell, and what the cell says of its stock. */
export interface SizeEntry {
  size: string;
  soldOut?: true;
  left?: number;
  /** The text that was opened into this size and others, with all of them, at the first: '37-41'. */
  opened?: { from: string; into: readonly string[] };
}

const SOLD_OUT = /^(?:sold[\s-]*out|out of stock|out|z?imeisha|hakuna)$/i;
const LEFT = /^(\d+)\s*left$/i;
const BETWEEN = '[-/., ]+';
/** A date as spreadsheets and people write it, with a time or without. */
const DAY = new RegExp(
  `^(?:\\w+day, )?(?:${[
    `\\d{1,2}${BETWEEN}${MONTH}(?:${BETWEEN}\\d{2,4})?`,
    `${MONTH}${BETWEEN}\\d{1,4}(?:${BETWEEN}\\d{2,4})?`,
    '\\d{4}([-/.])\\d{1,2}\\1\\d{1,2}',
    '\\d{1,2}([-/.])\\d{1,2}\\2\\d{4}',
  ].join('|')})(?:[T ]\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?Z?)?$`,
  'i',
);

/** A single size, in figures or letters. */
const PLAIN = `(?:\\d{1,3}(?:[.,][05])?[½¼¾]?|${LETTER_SIZE})`;
const PLAIN_SIZE = new RegExp(`^${PLAIN}$`, 'i');
const PLAIN_SIZES = new RegExp(`(?<![\\p{L}\\d])${PLAIN}(?![\\p{L}\\d])`, 'giu');
/** Several such sizes as people join them: 38 39, S/M/L, 37-41, 38 na 39. */
const JOINED = new RegExp(
  `^${PLAIN}(?:(?:[\\s/|\\\\+&.,:;_~–—-]|\\b(?:and|or|to|na|au|hadi)\\b)+${PLAIN})+$`,
  'i',
);
/** The separators of sizes, which no name of a size contains: not the comma of 37,5. */
const LOOSE = /(?:[\s|\\+&;:_~]|,(?![05](?!\d))|\b(?:and|or|na|au)\b)+/i;
/** Two sizes as people name one: 10-12, S/M. */
const PAIR = new RegExp(`^(${PLAIN})([/–-])(${PLAIN})$`, 'i');
/** 38 to 41, S - XL */
const RANGE = new RegExp(
  `(?<![\\p{L}\\d/-])(${PLAIN})\\s+(?:to|hadi|mpaka|[-–—])\\s+(${PLAIN})(?![\\p{L}\\d/-])`,
  'giu',
);
/** Three numbers that can be a day, its month and its year. */
const SHORT_DATE = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2}$/;
/** What a range must open into, to be surely none of two sizes that are one, such as 10-12. */
const LEAST_OPENED = 3;
/** The country of a size, which may be in brackets beside its stock. */
const COUNTRY = /^(?:UK|USA?|EUR?|FR|IT|JP|BR|AU|CN|KE)(?: \d{1,3}(?:\.5)?)?$/;
/** The words for one size that looks like several. */
const ONE_SIZE = /^one size$/i;

/** The sizes that a shop knows, by their spelling and by their spelling in lower case. */
type KnownSizes = ReadonlyMap<string, string>;

/** The size of what comes in one. */
export const ONLY_SIZE = 'One size';

/** Sizes of several words that are read without a comma in every shop. */
const COMMON_SIZES = [ONLY_SIZE, 'Free size'];

/** The sizes of a shop's size sets and products, and the common ones. */
export const knownSizes = memoize((data: CatalogueData): KnownSizes => {
  return sizesByName([
    ...Object.values(data.sizeSets).flat(),
    ...data.categories.flatMap(({ products }) =>
      products.flatMap(({ sizes }) => (typeof sizes === 'string' ? [] : sizes)),
    ),
  ]);
});

/** These sizes and the common ones. In other capitals a size is the first that differs in capitals alone. */
export function sizesByName(own: readonly string[]): KnownSizes {
  return new Map([
    ...[...own, ...COMMON_SIZES].toReversed().map((size) => [size.toLowerCase(), size] as const),
    ...own.map((size) => [size, size] as const),
  ]);
}

type Stock = Pick<ProductRecord, 'soldOut' | 'sizesLeft'>;

/** The sizes of a product as one cell: '38 39 40 (sold out) 41 (2 left)'. */
export function cellOfSizes(sizes: readonly string[], stock: Stock, known: KnownSizes): string {
  const entries = sizeTexts(sizes, stock);
  const plain = entries.join(' ');
  const isPlain = entries.length === 1 || sizes.every((size) => !/\s/.test(size));
  if (isPlain && isReadAs(plain, sizes, known)) return plain;
  const separator = sizes.some((size) => /[,|]/.test(size)) ? ';' : ',';
  return entries.length === 1 ? `${entries[0]}${separator}` : entries.join(`${separator} `);
}

function isReadAs(text: string, sizes: readonly string[], known: KnownSizes): boolean {
  try {
    const read = sizesOfCell(text, known);
    return read.length === sizes.length && read.every(({ size }, at) => size === sizes[at]);
  } catch (error) {
    if (error instanceof CellError) return false;
    throw error;
  }
}

/** Each size with its stock: '41 (2 left)'. */
export function sizeTexts(
  sizes: readonly string[],
  { soldOut, sizesLeft = {} }: Stock,
): readonly string[] {
  const named = Array.isArray(soldOut) ? soldOut : [];
  return sizes.map((size) => {
    const left = sizesLeft[size];
    const notes = [
      ...(named.includes(size) ? ['sold out'] : []),
      ...(left === undefined ? [] : [`${left} left`]),
    ];
    return notes.length > 0 ? `${size} (${notes.join(', ')})` : size;
  });
}

/**
 * The sizes in a cell, with the notes on each. Sizes are separated by spaces or, if the cell has
 * any, by commas, bars, semicolons or lines. Words that are a known size together, such as One
 * size, are one size, and so are other words before a separator: 'Wide fit,'. Ranges that are
 * surely several sizes are expanded, unless the cell has (one size): S-XL, and 37-41 if the shop
 * has each of them. Throws a CellError for a date, which a spreadsheet makes of 10-12, for a text
 * that may be one size or several, for a word that is no size, and for a repeated size.
 */
export function sizesOfCell(cell: Cell, known: KnownSizes): SizeEntry[] {
  if (cell instanceof Date) throw dateError(dayText(cell));
  const text = textOfCell(cell).replace(/^'/, '').replace(RANGE, '$1-$2');
  if (DAY.test(text)) throw dateError(text);
  const bare = text.replace(/[\s,;|]+$/, '');
  // '37,5;'
  const isDecimal = PLAIN_SIZE.test(bare) && /;\s*$/.test(text);
  const separator = isDecimal ? ';' : separatorOf(bare);
  const words = piecesAt(separator, bare, known);
  const isOne =
    separator === undefined && bare !== text && !words.every((one) => isSize(one, known));
  const read = (isOne ? [bare] : words).map((piece) => readPiece(piece, known));
  const sizes = read.map(({ entry }) => entry.size);
  const word = !separator && sizes.length > 1 && sizes.find((size) => !isSize(size, known));
  if (word) {
    throw new CellError(
      `"${text}" holds "${word}", which is not a size of the shop: write a comma between sizes, as in "One size, Large", and after a single one of several words, as in "Wide fit,"`,
    );
  }
  if (separator === ',') refuseDecimals(bare, sizes);
  const entries = read.flatMap(({ entry, saysOne }) =>
    saysOne || isKnown(entry.size, known) ? [entry] : opened(entry, sizes, known),
  );
  const twice = repeatedSize(entries.map(({ size }) => size));
  if (twice !== undefined) throw new CellError(`${twice} must be there once`);
  return entries;
}

/** The sizes that a text was expanded into, and the way to write it as one size. */
export function openedNote({ from, into }: NonNullable<SizeEntry['opened']>): string {
  return `${from} is read as ${into.join(', ')}: for one size of that name write ${from} (one size)`;
}

/**
 * A size that the shop does not have, as the sizes that it surely means. Throws if that is not
 * sure.
 */
function opened(entry: SizeEntry, sizes: readonly string[], known: KnownSizes): SizeEntry[] {
  const { size, left: _left, ...rest } = entry;
  const loose = looseSizes(size, known);
  if (loose.length > 0) {
    const each = loose.flatMap((one) => opened({ ...rest, size: one }, sizes, known));
    return each.some((one) => one.opened) ? each : openedFrom(size, each);
  }
  const isOpen = runTogether(size).length > 0 || isSeveral(size, sizes, known);
  const all = isOpen && !DAY.test(size) ? surelySeveral(size, known) : [];
  if (all.length > 0) {
    return openedFrom(
      size,
      all.map((one) => ({ ...rest, size: one })),
    );
  }
  const must = wrongSize(size, sizes, known);
  if (must) throw must;
  return [entry];
}

function openedFrom(from: string, entries: readonly SizeEntry[]): SizeEntry[] {
  const into = entries.map(({ size }) => size);
  return entries.map((entry, at) => (at === 0 ? { ...entry, opened: { from, into } } : entry));
}

/**
 * The sizes of a text with spaces between, one of which contains a separator, such as L 10-12: that
 * sign then separates no other sizes. None if no size contains a separator.
 */
function looseSizes(size: string, known: KnownSizes): readonly string[] {
  const loose = JOINED.test(size) ? size.split(LOOSE) : [];
  const isMixed = loose.length > 1 && loose.some((one) => JOINED.test(one));
  return isMixed && loose.every((one) => isSize(one, known)) ? loose : [];
}

/** The sizes that a text surely stands for; none where it could mean something else. */
function surelySeveral(size: string, known: KnownSizes): readonly string[] {
  const together = runTogether(size);
  if (together.length > 0) return together.length >= LEAST_OPENED ? together : [];
  if (!JOINED.test(size)) return [];
  const parts = size.match(PLAIN_SIZES) ?? [];
  const [, from, sign, to] = PAIR.exec(size) ?? [];
  if (from !== undefined && to !== undefined) return sign === '/' ? [] : range(from, to, known);
  const [, one = 0, other = 0] = (SHORT_DATE.exec(size) ?? []).map(Number);
  const isDate = one > 0 && Math.min(one, other) <= 12 && Math.max(one, other) <= 31;
  const signs = new Set(size.match(/[-–—/]/g));
  const isLoose = LOOSE.test(size.replace(/\s*([-–—/])\s*/g, '$1'));
  const areApart =
    signs.size === 0 || (signs.size === 1 && parts.length >= LEAST_OPENED && !isLoose);
  return !isDate && areApart && repeatedSize(parts) === undefined ? parts : [];
}

/** The sizes from one to another, in letters, or in numbers where the shop has each. */
function range(from: string, to: string, known: KnownSizes): readonly string[] {
  const [low, high] = [rankOf(from), rankOf(to)];
  const own = [...new Set(known.values())];
  const letters = LADDER.slice(low, high + 1).map(
    (letter, at) => own.find((one) => rankOf(one) === low + at) ?? letter,
  );
  if (low < high) return letters.length >= LEAST_OPENED ? letters : [];
  const [first, last] = [Number(from), Number(to)];
  const found = [1, 2]
    .map((step) =>
      Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) || 0 }, (_, at) =>
        String(first + at * step),
      ),
    )
    .find((all) => all.at(-1) === to && all.every((one) => isKnown(one, known)));
  return found && found.length >= LEAST_OPENED ? found : [];
}

function dateError(day: string): CellError {
  return new CellError(
    `the spreadsheet has made a date of it (${day}): type the sizes with an apostrophe in front, such as '10-12`,
    { showsCell: true },
  );
}

/**
 * Throws if a comma could be the comma of 38,5: only sizes in a row, such as 3,4,5, are surely
 * separate.
 */
function refuseDecimals(text: string, sizes: readonly string[]): void {
  const [, whole, part] = /(\d+),([05])(?!\d)/.exec(text) ?? [];
  const isInRow =
    sizes.length > 2 && sizes.every((size, at) => Number(size) === Number(sizes[0]) + at);
  if (whole === undefined || isInRow) return;
  // 4,5 may be two sizes, and 38,5 none but a half: the second would be a size 5.
  const isUpwards = Number(part) > Number(whole);
  const two = isUpwards ? `${whole} ${part}` : `such as ${whole} ${Number(whole) + 1}`;
  throw new CellError(
    `${whole},${part} must be one size with a point, ${whole}.${part}, or two with a space between, ${two}`,
  );
}

/** The mistake in a size that the shop does not have, among the sizes of its cell. */
function wrongSize(
  size: string,
  sizes: readonly string[],
  known: KnownSizes,
): CellError | undefined {
  if (DAY.test(size)) return dateError(size);
  if (/^\d{4,}$/.test(size)) {
    return new CellError(`${size} must be sizes with a space between, such as 38 39 40`);
  }
  if (runTogether(size).length > 0 || isSeveral(size, sizes, known)) {
    const date = /^\d{1,2}([-/.])\d{1,2}\1\d{2}$/.test(size)
      ? "; if the spreadsheet has made a date of it, type the sizes with an apostrophe in front, such as '10-12"
      : '';
    return new CellError(
      `${size} must be sizes with a space between, such as ${apart(size)}, or one size of that name, ${size} (one size)${date}`,
    );
  }
  const [, inside] = /\(([^()]*)\)$/.exec(size) ?? [];
  if (/[()]/.test(size) && !COUNTRY.test(inside ?? '')) {
    return new CellError(`${size}: brackets must hold (sold out), or a number such as (2 left)`);
  }
  const bare = size.replace(/^[\p{P}\p{S}\s]+|[.:,\-/–—_\\!?*=~&'’\s]+$/gu, '');
  if (bare !== size && bare !== '') return new CellError(`"${size}" must be ${bare}`);
  return undefined;
}

/** Whether what is written as one size could be several. */
function isSeveral(size: string, sizes: readonly string[], known: KnownSizes): boolean {
  const words = size.split(/\s+/);
  const areNeighbours = words.some(
    (word, at) => PLAIN_SIZE.test(word) && PLAIN_SIZE.test(words[at + 1] ?? ''),
  );
  if (areNeighbours) return true;
  if (PLAIN_SIZE.test(size) || !JOINED.test(size)) return false;
  const [, from, sign, to] = PAIR.exec(size) ?? [];
  if (from === undefined || to === undefined) return true;
  const [low, high] = [from, to].map((one) => Number(one.replace(',', '.')));
  if (low === undefined || high === undefined || Number.isNaN(low + high)) {
    return Math.abs(rankOf(to) - rankOf(from)) !== 1;
  }
  if (sign === '/') return false;
  const areKnown = isKnown(from, known) && isKnown(to, known);
  const arePairs = sizes.length > 1 && sizes.every((one) => PAIR.test(one));
  const distance = high - low;
  return distance <= 0 || (distance >= 2 && areKnown) || (distance > 2 && !arePairs);
}

/** The expansion of several sizes, with a space between: 37-41 is 37 38 39 40 41. */
function apart(size: string): string {
  const together = runTogether(size);
  const parts = together.length > 0 ? together : (size.match(PLAIN_SIZES) ?? []);
  const [first = '', last = '', more] = parts;
  const [from, to] = [Number(first), Number(last)];
  if (more !== undefined || !/[-–]/.test(size)) return parts.join(' ');
  const [low, high] = [rankOf(first), rankOf(last)];
  if (low < high) return LADDER.slice(low, high + 1).join(' ');
  if (!(to > from && to - from < 20)) return parts.join(' ');
  return Array.from({ length: Math.floor(to - from) + 1 }, (_, at) => from + at).join(' ');
}

/** Whether a size is one of the shop's. One that is several by its spaces or bars has got in by mistake. */
function isKnown(size: string, known: KnownSizes): boolean {
  const isMistake = /[\s|]/.test(size) && JOINED.test(size);
  return !isMistake && (known.has(size) || known.has(size.toLowerCase()));
}

/** Whether a word of several is a size by itself. */
function isSize(word: string, known: KnownSizes): boolean {
  const { entry } = readPiece(word, known);
  const isLetters = entry.size.split(/[/–-]/).every((part) => PLAIN_SIZE.test(part));
  return /\d/.test(entry.size) || isLetters || isKnown(entry.size, known);
}

/** The separator of sizes outside of brackets; undefined for spaces. */
function separatorOf(text: string): ';' | ',' | undefined {
  const outside = text.replace(/\([^()]*\)/g, '');
  if (outside.includes(';')) return ';';
  return /[,|\n]/.test(outside) ? ',' : undefined;
}

/** The cell cut into sizes, each with its brackets: at the separators outside of them. */
function piecesAt(separator: ';' | ',' | undefined, text: string, known: KnownSizes): string[] {
  const joined = separator ? text : text.replace(/\s+\(/g, '(');
  const signs = separator === ';' ? ';' : separator === ',' ? ',|\\n' : '\\s';
  const cut = joined
    .split(new RegExp(`[${signs}]+(?![^()]*\\))`))
    .map((piece) => piece.trim().replace(/^'/, ''))
    .filter((piece) => piece !== '');
  return separator ? cut : withPhrases(cut, known).map((piece) => piece.replace('(', ' ('));
}

/** The words with those that are a known size together as one, the longest first. */
function withPhrases(words: readonly string[], known: KnownSizes): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = words.length;
    while (end > at + 1 && !isPhrase(words.slice(at, end).join(' '), known)) end -= 1;
    found.push(words.slice(at, end).join(' '));
    at = end;
  }
  return found;
}

/** Whether words, without the stock after the last, are a known size. */
function isPhrase(words: string, known: KnownSizes): boolean {
  return isKnown(words.replace(/\([^()]*\)$/, ''), known);
}

/** A piece of the cell as a size, in the shop's spelling where it has several words, with its stock. */
function readPiece(piece: string, known: KnownSizes): { entry: SizeEntry; saysOne: boolean } {
  const [, size = '', note] = /^(.*?)\s*\(([^()]*)\)$/.exec(piece) ?? [];
  const notes = note?.split(',').map((one) => one.trim()) ?? [];
  const isNote = (one: string) => SOLD_OUT.test(one) || LEFT.test(one) || ONE_SIZE.test(one);
  if (note === undefined || !notes.every(isNote)) {
    return { entry: { size: spelled(piece, known) }, saysOne: false };
  }
  if (size === '') throw new CellError(`(${note}) must be after a size`);
  const left = notes.map((one) => LEFT.exec(one)?.[1]).find((count) => count !== undefined);
  const entry = {
    size: spelled(size, known),
    ...(notes.some((one) => SOLD_OUT.test(one)) && { soldOut: true as const }),
    ...(left !== undefined && { left: Number(left) }),
  };
  return { entry, saysOne: notes.some((one) => ONE_SIZE.test(one)) };
}

/** A size of several words has the spelling of the shop. */
function spelled(size: string, known: KnownSizes): string {
  if (!/\s/.test(size)) return size;
  return known.get(size) ?? known.get(size.toLowerCase()) ?? size;
}
