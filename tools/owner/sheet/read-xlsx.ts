import { unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { type Cell, isEmpty, NO_RESULT } from './cell-values';
import type { RawSheet } from './table';
import { SheetError } from './table';

/** The sheet's name that is read before others. */
export const SHEET_NAME = 'Products';

/**
 * The sheet named Products in a workbook, else the first that holds anything, with the names of all. The library gives
 * the values; merged cells, hidden rows, and formulas with an error or without a result are read from the
 * sheet's own XML.
 */
export async function readXlsx(bytes: Uint8Array): Promise<RawSheet & { others: string[] }> {
  const parts = unzipSync(bytes, {
    filter: ({ name }) => /^xl\/(workbook\.xml|_rels\/workbook|worksheets\/[^/]+\.xml$)/.test(name),
  });
  const sheets = await readExcelFile(Buffer.from(bytes), { trim: false });
  const wanted =
    sheets.find(({ sheet }) => sheet.trim().toLowerCase() === SHEET_NAME.toLowerCase()) ??
    sheets.find(({ data }) => data.some((row) => row.some((cell) => !isEmpty(cell)))) ??
    sheets[0];
  if (!wanted) throw new SheetError('The workbook has no sheet.');
  const xml = sheetXml(parts, wanted.sheet);
  const rows = wanted.data.map((row) => [...row] as Cell[]);
  for (const { row, column, cell } of cellsWithoutValue(xml, isWorkedOutOnOpening(parts))) {
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] ?? [];
    while (cells.length < column) cells.push(null);
    cells[column] = cell;
  }
  return {
    name: wanted.sheet,
    others: sheets.map(({ sheet }) => sheet).filter((name) => name !== wanted.sheet),
    rows,
    merged: attributes(xml, 'mergeCell').flatMap(({ ref }) => ref ?? []),
    hidden: attributes(xml, 'row').flatMap(({ hidden, r }) =>
      hidden === '1' || hidden === 'true' ? [Number(r)] : [],
    ),
  };
}

/** The XML of a sheet by its name: workbook.xml has its relation, the relations its file. */
function sheetXml(parts: Record<string, Uint8Array>, name: string): string {
  const textOf = (file: string) => new TextDecoder().decode(parts[file]);
  const sheets = attributes(textOf('xl/workbook.xml'), 'sheet');
  const relation = sheets.find((sheet) => sheet.name === name)?.['r:id'];
  const relations = attributes(textOf('xl/_rels/workbook.xml.rels'), 'Relationship');
  const target = relations.find(({ Id }) => Id === relation)?.Target ?? '';
  return textOf(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
}

/** The attributes of each element of a name. */
function attributes(xml: string, element: string): Record<string, string>[] {
  const tags = xml.matchAll(new RegExp(`<(?:\\w+:)?${element}\\b([^>]*)>`, 'g'));
  return Array.from(tags, ([, inside = '']) =>
    Object.fromEntries(
      Array.from(inside.matchAll(/([\w:]+)="([^"]*)"/g), ([, name = '', value = '']) => [
        name,
        unescaped(value),
      ]),
    ),
  );
}

function unescaped(value: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return value.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16));
  });
}

/** Whether the program that wrote a workbook has left its formulas for others to work out. */
function isWorkedOutOnOpening(parts: Record<string, Uint8Array>): boolean {
  const workbook = new TextDecoder().decode(parts['xl/workbook.xml']);
  return attributes(workbook, 'calcPr').some(({ fullCalcOnLoad = '' }) =>
    ['1', 'true'].includes(fullCalcOnLoad),
  );
}

/** The cells of formulas with an error or without a result, counted from 0, and what is put there. */
function cellsWithoutValue(
  xml: string,
  leavesResults: boolean,
): { row: number; column: number; cell: string }[] {
  const cells = xml.matchAll(/<(?:\w+:)?c\b([^>]*[^>/])>([\s\S]*?)<\/(?:\w+:)?c>/g);
  return Array.from(cells).flatMap(([, inside = '', content = '']) => {
    const [, type] = /\bt="(\w+)"/.exec(inside) ?? [];
    const [, value = ''] = /<(?:\w+:)?v\b[^>]*>([^<]*)</.exec(content) ?? [];
    const isFormula = /<(?:\w+:)?f\b/.test(content);
    // The result of a formula can be an empty text; a formula that was never computed has 0.
    const isEmptyText = type === 'str' && /<(?:\w+:)?v\b/.test(content);
    const hasResult = (value !== '' || isEmptyText) && !(leavesResults && value === '0');
    const cell = type === 'e' ? value : isFormula && !hasResult ? NO_RESULT : undefined;
    if (cell === undefined) return [];
    const [, letters = 'A', row = '1'] = /\br="([A-Z]+)(\d+)"/.exec(inside) ?? [];
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    return [{ row: Number(row) - 1, column: column - 1, cell }];
  });
}
