import { MONTH } from './month-names';

/** Marks that nobody sees, and white space: a spreadsheet looks at what follows. */
const UNSEEN = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}]+/u;

/** Whether a spreadsheet runs a text as a formula: '=1+1', also in full width or after marks that nobody sees. */
export function isFormula(text: string): boolean {
  return /^[=+\-−@]/.test(plainWidth(text).replace(UNSEEN, ''));
}

/** Nothing but numbers, what stands between those of a day or an hour, months, and halves of a day. */
const OF_TIME = new RegExp(`^(?:\\d|[-/.:,\\s]|${MONTH}|[ap]\\.?m)+$`, 'iu');
const NUMBER = /^[(\p{Sc}]* ?[.,]?\d[\d.,]*(?:e[-+]?\d+)? ?[)%\p{Sc}]*$/iu;
/** A number that a spreadsheet shows as it was typed: 41, 37.5. */
const SHOWN_AS_TYPED = /^(?:0|[1-9]\d{0,10})(?:\.\d{0,3}[1-9])?$/;

/**
 * Whether a spreadsheet makes something else of a text: a formula, a day or an hour ('5 Dec', '2/3', '10:30'), or
 * a number that loses zeros or digits ('0012', '12E45', '50%').
 */
export function changesInSpreadsheet(text: string): boolean {
  if (isFormula(text)) return true;
  const seen = plainWidth(text)
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{C}]+/gu, '')
    .trim();
  return isTime(seen) || (NUMBER.test(seen) && !SHOWN_AS_TYPED.test(seen));
}

/** A day has a number that can be its month, beside another one; of '37/38' a spreadsheet makes nothing. */
function isTime(text: string): boolean {
  if (!OF_TIME.test(text) || !/\d/.test(text)) return false;
  if (/\p{L}|\d\s*:\s*\d/u.test(text)) return true;
  return (
    /\d\s*[-/]\s*\d|\d\.\d+\.\d/.test(text) &&
    (text.match(/\d+/g) ?? []).some((number) => Number(number) <= 12)
  );
}

/** A text with its full-width signs and digits as the usual ones. */
function plainWidth(text: string): string {
  return text.normalize('NFKC');
}
