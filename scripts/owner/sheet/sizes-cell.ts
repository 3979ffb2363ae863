import type { ProductRecord } from '@/data/types';
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

/** The sizes of a product as one cell: '38 39 40 (sold out) 41 (2 left)'. */
export function sizesText(
  sizes: readonly string[],
  { soldOut, sizesLeft = {} }: Pick<ProductRecord, 'soldOut' | 'sizesLeft'>,
): string {
  const named = Array.isArray(soldOut) ? soldOut : [];
  const entries = sizes.map((size) => {
    const left = sizesLeft[size];
    const notes = [
      ...(named.includes(size) ? ['sold out'] : []),
      ...(left === undefined ? [] : [`${left} left`]),
    ];
    return notes.length > 0 ? `${size} (${notes.join(', ')})` : size;
  });
  if (sizes.every((size) => /^[^\s,;()]+$/.test(size))) return entries.join(' ');
  const separator = sizes.some((size) => size.includes(',')) ? ';' : ',';
  return entries.length === 1 ? `${entries[0]}${separator}` : entries.join(`${separator} `);
}

/**
 * The sizes in a cell, with what it says of each. Sizes are apart by spaces, or by commas, semicolons or
 * lines where it has any. Throws a CellError for a date, which a spreadsheet makes of 10-12, for a
 * number that is several sizes run together, and for a size that is there twice.
 */
export function sizesOfCell(cell: Cell): SizeEntry[] {
  if (cell instanceof Date) throw dateError(dayText(cell));
  if (typeof cell === 'number' && cell > 999) {
    throw new CellError(`${cell} must be sizes with a space between, such as 38 39 40`);
  }
  const text = textOfCell(cell).replace(/^'/, '');
  if (DAY.test(text)) throw dateError(text);
  const entries = pieces(text).map(entryOf);
  const sizes = entries.map(({ size }) => size);
  const odd = sizes.find((size) => /[()]/.test(size));
  if (odd !== undefined && !/[,;\n]/.test(text)) {
    throw new CellError(`${odd}: brackets must hold (sold out), or a number such as (2 left)`);
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

/** The cell cut into sizes, each with its brackets: at spaces, commas or semicolons outside of them. */
function pieces(text: string): string[] {
  const outside = text.replace(/\([^()]*\)/g, '');
  const [at] = [';', ',\n'].filter((one) => new RegExp(`[${one}]`).test(outside));
  const joined = at ? text : text.replace(/\s+\(/g, '(');
  return joined
    .split(new RegExp(`[${at ?? '\\s'}]+(?![^()]*\\))`))
    .map((piece) => (at ? piece.trim() : piece.replace('(', ' (')))
    .filter((piece) => piece !== '');
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
