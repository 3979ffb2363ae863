import { unzipSync } from 'fflate';
import { readCsv } from './read-csv';
import { readXlsx, SHEET_NAME } from './read-xlsx';
import { type RawSheet, SAVE_AS, SheetError } from './table';

/** A sheet, and what is worth saying of the file it was in. */
interface ReadSheet extends RawSheet {
  remarks: readonly string[];
}

/** The sheet in a file's bytes, an .xlsx or a CSV by its content. Throws a SheetError for anything else. */
export async function readSheet(bytes: Uint8Array): Promise<ReadSheet> {
  if (bytes.length === 0) throw new SheetError('The file is empty.');
  if (startsWith(bytes, 'PK\u0003\u0004')) return readZip(bytes);
  if (startsWith(bytes, '\u00d0\u00cf\u0011\u00e0')) throw new SheetError(`${oldFormat(bytes)}`);
  const start = new TextDecoder().decode(bytes.subarray(0, 500)).trimStart().toLowerCase();
  if (/^<(?:!doctype|html|\?xml|table)/.test(start)) {
    throw new SheetError(`The file is a web page and not a spreadsheet. ${SAVE_AS}`);
  }
  if (/^(?:%pdf|\{\\rtf|\u0089png|\u00ff\u00d8)/.test(start)) {
    throw new SheetError(`The file is not a spreadsheet. ${SAVE_AS}`);
  }
  return { ...readCsv(bytes), remarks: [] };
}

async function readZip(bytes: Uint8Array): Promise<ReadSheet> {
  const names = namesIn(bytes);
  if (names.includes('xl/workbook.xml')) {
    const { others, ...sheet } = await readWorkbook(bytes);
    const isNamed = sheet.name?.trim().toLowerCase() === SHEET_NAME.toLowerCase();
    const remark = `The workbook has no sheet named ${SHEET_NAME}: ${sheet.name}, the first that holds anything, is read, and not ${others.join(', ')}.`;
    return { ...sheet, remarks: isNamed || others.length === 0 ? [] : [remark] };
  }
  if (names.some((name) => name.startsWith('Index/') || name === 'Index.zip')) {
    throw new SheetError(
      'The file is of Numbers. In Numbers choose File, Export To, Excel, and read that file.',
    );
  }
  if (names.includes('mimetype'))
    throw new SheetError(`The file is an OpenDocument (.ods). ${SAVE_AS}`);
  if (names.includes('xl/workbook.bin')) throw new SheetError(`The file is an .xlsb. ${SAVE_AS}`);
  throw new SheetError(`The file is a zip and not a spreadsheet. ${SAVE_AS}`);
}

async function readWorkbook(bytes: Uint8Array) {
  try {
    return await readXlsx(bytes);
  } catch (error) {
    if (error instanceof SheetError) throw error;
    throw new SheetError(`The file is damaged or of an unknown kind. ${SAVE_AS}`);
  }
}

function namesIn(bytes: Uint8Array): string[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        return false;
      },
    });
  } catch {
    throw new SheetError('The file is damaged: copy or download it again.');
  }
  return names;
}

/** An old binary file, or a new one with a password, which is kept in the old form. */
function oldFormat(bytes: Uint8Array): string {
  const encrypted = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  if (Buffer.from(bytes).includes(Buffer.from(encrypted))) {
    return 'The file has a password. Open it, take the password off (File, Info, Protect), and save it.';
  }
  return `The file is of an old Excel (.xls). ${SAVE_AS}`;
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0));
}
