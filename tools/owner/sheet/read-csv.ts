import Papa from 'papaparse';
import { clean, excerpt } from './cell-values';
import { decoded, isSureWindows1252 } from './encoding';
import { knownHeaders, type RawSheet, SAVE_AS, SheetError } from './table';

const SEPARATORS = [',', ';', '\t', '|'];

/**
 * The sheet in a CSV of any program: UTF-8 with or without a byte-order mark, UTF-16 or Windows-1252;
 * apart by commas, semicolons, tabs or bars; with line ends of one kind or of several. Throws a SheetError
 * where a quote is not closed, and where letters are not surely those that were written.
 */
export function readCsv(bytes: Uint8Array): RawSheet {
  const file = decoded(bytes);
  // Papa would take the line ends of one kind alone for the ends of rows.
  const whole = file.text.replace(/\r\n?/g, '\n');
  // Excel writes and reads a first line such as sep=; that is no row of the sheet to people.
  const [, said, text = ''] = /^(?:sep=(.)\n)?([\s\S]*)$/i.exec(whole) ?? [];
  const parsed = (said ? [said] : SEPARATORS).map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 40 });
    return { delimiter, known: Math.max(0, ...data.map(knownHeaders)) };
  });
  const [best] = parsed.toSorted((a, b) => b.known - a.known);
  const delimiter = best?.delimiter ?? ',';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const rows = said ? [[], ...data] : data;
  const [error] = errors.filter(({ type }) => type === 'Quotes');
  if (error) {
    const row = (error.row ?? 0) + (said ? 2 : 1);
    throw new SheetError(
      `Row ${row}: a quote (") must be closed, or be written twice ("") within a text.`,
    );
  }
  if (file.isWindows1252) refuseDoubtfulLetters(rows);
  return { rows };
}

function refuseDoubtfulLetters(rows: readonly (readonly string[])[]): void {
  for (const [index, cells] of rows.entries()) {
    const doubtful = cells.find((cell) => !isSureWindows1252(cell));
    if (doubtful === undefined) continue;
    throw new SheetError(
      `Row ${index + 1}: "${excerpt(clean(doubtful))}" has letters whose encoding is not known. ${SAVE_AS}`,
    );
  }
}
