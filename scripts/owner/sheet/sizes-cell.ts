import type { ProductRecord } from '@/data/types';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { type Cell, CellError, dayText, textOfCell } from './cell';

/** A size in the sizes cell, and what the cell says of its stock. */
export interface SizeEntry {
  size: string;
  soldOut?: true;
  left?: number;
}

const SOLD_OUT = /^(?:sold[\s-]*out|out of stock|out)$/i;
const LEFT = /^(\d+)\s*left$/i;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const DAY = new RegExp(
  `^(?:\\d{1,2}[-/ ]${MONTH}|${MONTH}[-/ ]\\d{1,2}|\\d{1,2}/\\d{1,2}/\\d{2,4})$`,
  'i',
);

const LETTERS = /^(?:x{0,5}[sl]|m|small|medium|large)$/i;

/** The sizes that a shop knows, by their spelling and by their spelling in lower case. */
export type KnownSizes = ReadonlyMap<string, string>;

/** Sizes of several words that are read without a comma in every shop. */
const COMMON_SIZES = ['One size', 'Free size'];
const knownByData = new WeakMap<CatalogueData, KnownSizes>();

/** The sizes of a shop's size sets and products, and the common ones. Worked out once for each catalogue. */
export function knownSizes(data: CatalogueData): KnownSizes {
  const kept = knownByData.get(data);
  if (kept) return kept;
  const own = data.categories.flatMap(({ products }) =>
    products.flatMap(({ sizes }) => (typeof sizes === 'string' ? [] : sizes)),
  );
  const known = knownFrom([...Object.values(data.sizeSets).flat(), ...own]);
  knownByData.set(data, known);
  return known;
}

/** These sizes and the common ones. In other capitals a size is the first that differs in capitals alone. */
export function knownFrom(own: readonly string[]): KnownSizes {
  const sizes = [...own, ...COMMON_SIZES];
  return new Map([
    ...sizes.toReversed().map((size) => [size.toLowerCase(), size] as const),
    ...own.map((size) => [size, size] as const),
  ]);
}

type Stock = Pick<ProductRecord, 'soldOut' | 'sizesLeft'>;

/** The sizes of a product as one cell: '38 39 40 (sold out) 41 (2 left)'. */
export function sizesText(sizes: readonly string[], stock: Stock, known: KnownSizes): string {
  const entries = sizeTexts(sizes, stock);
  const plain = entries.join(' ');
  const isPlain = entries.length === 1 || sizes.every((size) => !/\s/.test(size));
  if (isPlain && isReadAs(plain, sizes, known)) return plain;
  const separator = sizes.some((size) => size.includes(',')) ? ';' : ',';
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
 * The sizes in a cell, with what it says of each. Sizes are apart by spaces, or by commas, semicolons or
 * lines where it has any. Words that are a known size together, such as One size, are one. Throws a
 * CellError for a date, which a spreadsheet makes of 10-12, for a number that is several sizes run
 * together, for one of several words that is not a size, and for a size that is there twice.
 */
export function sizesOfCell(cell: Cell, known: KnownSizes): SizeEntry[] {
  if (cell instanceof Date) throw dateError(dayText(cell));
  if (typeof cell === 'number' && cell > 999) {
    throw new CellError(`${cell} must be sizes with a space between, such as 38 39 40`);
  }
  const text = textOfCell(cell).replace(/^'/, '');
  if (DAY.test(text)) throw dateError(text);
  const entries = pieces(text, known).map((piece) => spelled(entryOf(piece), known));
  const sizes = entries.map(({ size }) => size);
  if (!separatorOf(text)) {
    const odd = sizes.find((size) => /[()]/.test(size));
    if (odd !== undefined) {
      throw new CellError(`${odd}: brackets must hold (sold out), or a number such as (2 left)`);
    }
    const word = sizes.length > 1 && sizes.find((size) => !isSize(size, known));
    if (word) {
      throw new CellError(
        `"${text}" holds "${word}", which is not a size of the shop: write a comma between sizes, as in "One size, Large", and after a single one of several words, as in "Wide fit,"`,
      );
    }
  }
  const twice = sizes.find((size, index) => sizes.indexOf(size) < index);
  if (twice !== undefined) throw new CellError(`${twice} must be there once`);
  return entries;
}

function dateError(day: string): CellError {
  return new CellError(
    `the spreadsheet has made a date of it (${day}): type the sizes with an apostrophe in front, such as '10-12`,
    true,
  );
}

/** Whether a word of several is a size by itself. */
function isSize(word: string, known: KnownSizes): boolean {
  const isLetters = word.split(/[/-]/).every((part) => LETTERS.test(part));
  return /\d/.test(word) || isLetters || known.has(word) || known.has(word.toLowerCase());
}

/** A size of several words has the spelling of the shop. */
function spelled(entry: SizeEntry, known: KnownSizes): SizeEntry {
  const { size } = entry;
  if (!/\s/.test(size)) return entry;
  return { ...entry, size: known.get(size) ?? known.get(size.toLowerCase()) ?? size };
}

/** What sizes are apart by outside of brackets; undefined for spaces. */
function separatorOf(text: string): string | undefined {
  const outside = text.replace(/\([^()]*\)/g, '');
  return [';', ',\n'].find((one) => new RegExp(`[${one}]`).test(outside));
}

/** The cell cut into sizes, each with its brackets: at spaces, commas or semicolons outside of them. */
function pieces(text: string, known: KnownSizes): string[] {
  const at = separatorOf(text);
  const joined = at ? text : text.replace(/\s+\(/g, '(');
  const cut = joined
    .split(new RegExp(`[${at ?? '\\s'}]+(?![^()]*\\))`))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return at ? cut : withPhrases(cut, known).map((piece) => piece.replace('(', ' ('));
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
  const phrase = words.replace(/\([^()]*\)$/, '');
  return known.has(phrase) || known.has(phrase.toLowerCase());
}

function entryOf(piece: string): SizeEntry {
  const [, size = '', note] = /^(.*?)\s*\(([^()]*)\)$/.exec(piece) ?? [];
  if (note === undefined) return { size: piece };
  const notes = note.split(',').map((one) => one.trim());
  if (!notes.every((one) => SOLD_OUT.test(one) || LEFT.test(one))) return { size: piece };
  if (size === '') throw new CellError(`(${note}) must be after a size`);
  const left = notes.map((one) => LEFT.exec(one)?.[1]).find((count) => count !== undefined);
  return {
    size,
    ...(notes.some((one) => SOLD_OUT.test(one)) && { soldOut: true as const }),
    ...(left !== undefined && { left: Number(left) }),
  };
}
