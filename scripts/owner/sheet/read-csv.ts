import Papa from 'papaparse';
import type { RawSheet } from './table';
import { knownHeaders, SheetError } from './table';

const SEPARATORS = [',', ';', '\t', '|'];

/**
 * The sheet in a CSV of any program: UTF-8 with or without a byte-order mark, UTF-16 or Windows-1252;
 * apart by commas, semicolons, tabs or bars. Throws a SheetError where a quote is not closed.
 */
export function readCsv(bytes: Uint8Array): RawSheet {
  // Excel writes and reads a first line such as sep=; that is no row of the sheet to people.
  const [, said, text = ''] = /^(?:sep=(.)\r?\n)?([\s\S]*)$/i.exec(decoded(bytes)) ?? [];
  const parsed = (said ? [said] : SEPARATORS).map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 40 });
    return { delimiter, known: Math.max(0, ...data.map(knownHeaders)) };
  });
  const [best] = parsed.toSorted((a, b) => b.known - a.known);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: best?.delimiter ?? ',' });
  const [error] = errors.filter(({ type }) => type === 'Quotes');
  if (error) {
    const row = (error.row ?? 0) + 1;
    throw new SheetError(
      `Row ${row}: a quote (") must be closed, or be written twice ("") within a text.`,
    );
  }
  return { rows: said ? [[], ...data] : data };
}

/** The text of a file, in the encoding that its bytes show. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const asWide = (label: string) => new TextDecoder(label).decode(bytes);
  if (first === 0xff && second === 0xfe) return asWide('utf-16le');
  if (first === 0xfe && second === 0xff) return asWide('utf-16be');
  const start = bytes.subarray(0, 200);
  const zeros = (parity: number) => start.filter((byte, at) => byte === 0 && at % 2 === parity);
  if (zeros(1).length > start.length / 4) return asWide('utf-16le');
  if (zeros(0).length > start.length / 4) return asWide('utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windows1252(bytes);
  }
}

/** What Windows-1252 has in the place of control characters. Node's own decoder leaves these out. */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function windows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => FROM_0X80[letter.charCodeAt(0) - 0x80] ?? letter);
}
