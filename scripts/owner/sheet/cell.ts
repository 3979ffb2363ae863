import { isDay } from '@/lib/catalogue/check-feed-facts';

/** What a cell of a sheet holds. An error such as #REF! is its text. */
export type Cell = string | number | boolean | Date | null;

/** A cell that cannot be taken as it is: what it must be, for the person who wrote it. */
export class CellError extends Error {
  /** Whether the message is clearer with the cell's own name, such as F8. */
  readonly showsCell: boolean;

  constructor(message: string, showsCell = false) {
    super(message);
    this.showsCell = showsCell;
  }
}

const FORMULA_ERROR = /^#(?:REF!|NAME\?|VALUE!|DIV\/0!|N\/A|NULL!|NUM!|SPILL!|CALC!)$/;

/**
 * The text of a cell without white space around it; '' for an empty one. Throws a CellError for a date
 * and for a formula's error, which are never what a text column wants.
 */
export function textOfCell(cell: Cell): string {
  if (cell instanceof Date) {
    throw new CellError(`is a date to the spreadsheet, ${dayText(cell)}: type it as text`, true);
  }
  const text = unprotected(clean(String(cell ?? '')));
  if (FORMULA_ERROR.test(text)) {
    throw new CellError(`${text} means that the formula cannot be worked out: type the value`);
  }
  return text;
}

/** A text as a cell holds it: one kind of line break, and no characters that files cannot hold. */
export function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cs}\ufffe\uffff]|(?![\n\t])\p{Cc}/gu, '')
    .trim();
}

/**
 * A text that a spreadsheet takes as a text: one that begins like a formula gets an apostrophe in front,
 * and one that has such an apostrophe gets another.
 */
export function protectedText(text: string): string {
  return /^'*[=+\-@]/.test(text) ? `'${text}` : text;
}

function unprotected(text: string): string {
  return /^'+[=+\-@]/.test(text) ? text.slice(1) : text;
}

/** The words that mean yes, as people tick a column. Throws a CellError for any other but no. */
export function yesOfCell(cell: Cell): true | undefined {
  const text = textOfCell(cell).toLowerCase();
  if (['yes', 'y', 'true', 'x', '1', '✓', '✔', 'ndio'].includes(text)) return true;
  if (['', 'no', 'n', 'false', '0', '-'].includes(text)) return undefined;
  throw new CellError(`${quoted(cell)} must be yes, or left empty`);
}

/** One of the known words. Capitals do not matter. Throws a CellError with those there are. */
export function choiceOfCell(
  cell: Cell,
  known: readonly string[],
  sayings: Readonly<Record<string, string>> = {},
): string | undefined {
  const text = textOfCell(cell);
  if (text === '') return undefined;
  const small = text.toLowerCase();
  const found = known.find((word) => word.toLowerCase() === (sayings[small] ?? small));
  if (found) return found;
  throw new CellError(`${quoted(cell)} must be one of ${known.join(', ')}`);
}

/** A day as 'YYYY-MM-DD', of a date cell or of a text. Throws a CellError for any other. */
export function dayOfCell(cell: Cell): string | undefined {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const text = textOfCell(cell);
  if (text === '' || isDay(text)) return text || undefined;
  throw new CellError(`${quoted(cell)} must be a day such as 2026-11-21`);
}

/** A number that is written with a point or a comma. */
export function numberOfCell(cell: Cell): number | undefined {
  const text = textOfCell(cell);
  if (text === '') return undefined;
  const number = /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (Number.isNaN(number)) throw new CellError(`${quoted(cell)} must be a number`);
  return number;
}

/**
 * A price in whole shillings, as people write it: 1500, '1,500', 'KSh 1 500', '1500.00', '1,500/='.
 * Throws a CellError for what is no whole number or could be read in two ways.
 */
export function priceOfCell(cell: Cell): number | undefined {
  const text = textOfCell(cell);
  if (text === '') return undefined;
  const number = typeof cell === 'number' ? wholeOf(cell) : priceOfText(text);
  if (number === undefined) {
    throw new CellError(`${quoted(cell)} must be a whole number of shillings`);
  }
  if (number === 0) throw new CellError('0 must be a whole number of shillings above 0');
  return number;
}

function priceOfText(text: string): number | undefined {
  const bare = text
    .replace(/^(?:ksh?s?|kes|shs?)[.:]?\s*/i, '')
    .replace(/\s*(?:\/[=-]|ksh?s?\.?|kes|shs?\.?|shillings)$/i, '')
    .replace(/[\s\u00a0\u202f'’]+(?=\d{3}(?:\D|$))/g, ',');
  if (/^\d{1,3}\.\d{3}$/.test(bare)) {
    const [one, other] = [bare.replace('.', ''), bare.split('.')[0]];
    throw new CellError(`${text} could be ${one} or ${other}: write ${one} without the point`);
  }
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:[.,]0{1,2})?$/.test(bare)) return undefined;
  return wholeOf(Number(bare.replace(/[.,]0{1,2}$/, '').replaceAll(',', '')));
}

/** The whole number that a sum such as 1499.9999999999998 means; undefined for cents. */
function wholeOf(number: number): number | undefined {
  const whole = Math.round(number);
  const isWhole = Math.abs(number - whole) < 1e-6 && Number.isSafeInteger(whole) && whole >= 0;
  return isWhole ? whole : undefined;
}

/** A cell's content for a message. */
export function quoted(cell: Cell): string {
  const text = clean(String(cell ?? ''));
  return typeof cell === 'string' && !/\d/.test(text) ? `"${text}"` : text;
}

/** '10 December 2026'. */
export function dayText(day: Date): string {
  return day.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
