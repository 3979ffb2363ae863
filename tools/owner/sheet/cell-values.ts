import { isFormula } from '@/lib/format/spreadsheet-text';
import { readDay, readDecimal, readWhole, readYes, type Written } from '@/lib/format/written-value';
import { readWord } from '@/lib/format/written-words';
import { hasBrokenLetters } from './encoding';

/** The content of a cell. An error such as #REF! is its text. */
export type Cell = string | number | boolean | Date | null;

interface CellErrorOptions {
  /**
   * The content of the cell, as a sentence quotes it; the message states a rule for this content.
   */
  found?: string;
  /** Whether the message is clearer with the cell's own name, such as F8. */
  showsCell?: boolean;
}

/** A cell with an invalid value. The message states the valid form of the value. */
export class CellError extends Error {
  readonly found: string | undefined;
  readonly showsCell: boolean;

  constructor(
    readonly must: string,
    { found, showsCell = false }: CellErrorOptions = {},
  ) {
    super(found === undefined ? must : `${found} ${must}`);
    this.found = found;
    this.showsCell = showsCell;
  }
}

/** The text that a reader puts into the cell of a formula whose result is not in the file. */
export const NO_RESULT = '#NO_RESULT!';

/** A formula's error in Excel, LibreOffice or Google Sheets, in any language: #REF!, #NAME?, Err:502. */
const FORMULA_ERROR =
  /^(?:#\p{Lu}[\p{Lu}\d_/]*[!?]|#(?:N\/A|N\/D|N\/B|N\/V|NV|GETTING_DATA)|Err:\d{3}|Loading(?:\.{3}|…))$/u;

/**
 * The text of a cell without white space around it; '' for an empty one. Throws a CellError for what is
 * never meant as a text: a date, a formula without a value, and letters that were lost on the way.
 */
export function textOfCell(cell: Cell): string {
  if (cell instanceof Date) {
    throw new CellError(`is a date to the spreadsheet, ${dayText(cell)}: type it as text`, {
      showsCell: true,
    });
  }
  const raw = String(cell ?? '');
  const text = unprotected(clean(raw));
  const wrong = wrongText(text, hasBrokenLetters(raw));
  if (wrong) throw new CellError(wrong);
  return text;
}

/** Whether a cell has nothing in it but white space. */
export function isEmpty(cell: unknown): boolean {
  return clean(String(cell ?? '')) === '';
}

function wrongText(text: string, isBroken: boolean): string | undefined {
  if (text === NO_RESULT) {
    return 'the formula has no result: open the file in a spreadsheet program and save it';
  }
  if (FORMULA_ERROR.test(text)) {
    return `${text} means that the formula cannot be worked out: type the value`;
  }
  if (/^#{3,}$/.test(text)) return `${text} means that the column is too narrow: type the value`;
  if (isBroken) {
    return `"${excerpt(text)}" has letters of another encoding: type them again, or save the sheet as "CSV UTF-8 (.csv)"`;
  }
  return undefined;
}

/** The beginning of a long text. */
export function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** An emoji of several characters, which are held together by invisible ones. */
const EMOJI =
  '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f\\u{1f3fb}-\\u{1f3ff}]*(?:\\u200d\\p{Extended_Pictographic}[\\ufe0e\\ufe0f\\u{1f3fb}-\\u{1f3ff}]*)*[\\u{e0020}-\\u{e007f}]*|[\\d#*]\\ufe0f\\u20e3';
const UNSEEN =
  '[\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\ufffe\\uffff]|(?![\\n\\t])\\p{Cc}';
const EMOJI_OR_UNSEEN = new RegExp(`(${EMOJI})|${UNSEEN}`, 'gu');

/**
 * A text as a cell holds it: one kind of line break, no invisible characters but those within an emoji,
 * and none that files cannot hold.
 */
export function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(EMOJI_OR_UNSEEN, (_, emoji = '') => emoji)
    .trim();
}

/**
 * A text that a spreadsheet takes as a text: one that begins like a formula gets an apostrophe in front,
 * and one that has such an apostrophe gets another.
 */
export function protectedText(text: string): string {
  return isFormula(text.replace(/^'+/, '')) ? `'${text}` : text;
}

function unprotected(text: string): string {
  return text.startsWith("'") && isFormula(text.replace(/^'+/, '')) ? text.slice(1) : text;
}

/**
 * The value of a cell's text; undefined for an empty cell. Throws a CellError with the rule for the
 * cell.
 */
function valueOfCell<T>(cell: Cell, read: (text: string) => Written<T>): T | undefined {
  const text = textOfCell(cell);
  if (text === '') return undefined;
  const written = read(text);
  if (written.must === undefined) return written.value;
  // A sentence that begins with what was written names it itself.
  const isSaid = written.must.startsWith(text);
  throw new CellError(written.must, isSaid ? {} : { found: quoted(cell) });
}

/** The words that mean yes, as people tick a column. Throws a CellError for any other but no. */
export function yesOfCell(cell: Cell): true | undefined {
  const isYes = valueOfCell(cell, (text) => readYes(text, 'must be yes, or left empty'));
  return isYes || undefined;
}

/** One of the known words. Throws a CellError with those there are. */
export function choiceOfCell(cell: Cell, known: readonly string[]): string | undefined {
  return valueOfCell(cell, (text) => readWord(text, known));
}

/** A day as 'YYYY-MM-DD', of a date cell or of a text. Throws a CellError for any other. */
export function dayOfCell(cell: Cell): string | undefined {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return valueOfCell(cell, readDay);
}

/** The web addresses in a cell, each once. */
export function addressesIn(cell: Cell): readonly string[] {
  const parts = String(cell ?? '').split(/[\s;|]+|,(?=\s|https?:)/);
  return [...new Set(parts.filter((part) => /^https?:\/\/./.test(part) && URL.canParse(part)))];
}

/** A number that is written with a point or a comma, such as 4.5. */
export function numberOfCell(cell: Cell): number | undefined {
  return valueOfCell(cell, readDecimal);
}

/**
 * A price in whole shillings, as people write it.
 * Throws a CellError for what is no whole number or could be read in two ways.
 */
export function priceOfCell(cell: Cell): number | undefined {
  const number = wholeOfCell(cell, 'must be a whole number of shillings');
  if (number === 0) throw new CellError('0 must be a whole number of shillings above 0');
  return number;
}

/**
 * A whole number as people write it: 1000, '1,000'. Throws a CellError with `must` for another
 * text, and for a text with two readings.
 */
export function wholeOfCell(cell: Cell, must = 'must be a whole number'): number | undefined {
  return valueOfCell(cell, (text) => {
    if (typeof cell !== 'number') return readWhole(text, must);
    const value = wholeOf(cell);
    return value === undefined ? { must } : { value };
  });
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
