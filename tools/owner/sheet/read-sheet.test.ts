import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import { planSheet } from './plan';
import { readSheet } from './read-sheet';
import { sampleCatalogue } from './samples/catalogue';
import { SheetError, tableOf } from './table';
import { catalogueCsv } from './write-csv';
import { catalogueXlsx } from './write-xlsx';

/*
 * The files in samples/ were saved by LibreOffice 7.4: the sample catalogue as this program writes it,
 * opened and saved in several forms, and sheets with what people's own have.
 */
const sample = (name: string) => readFileSync(`tools/owner/sheet/samples/${name}`);

async function planOf(bytes: Uint8Array) {
  const table = tableOf(await readSheet(bytes));
  const options = { today: '2026-05-05', hasPhoto: () => true };
  return { ...planSheet(table, sampleCatalogue, options), table };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['this program, as .xlsx', () => catalogueXlsx(sampleCatalogue, async () => undefined)],
  ['this program, as .csv', () => bytesOf(catalogueCsv(sampleCatalogue))],
  ['LibreOffice, as .xlsx', () => sample('shop.xlsx')],
  ['LibreOffice, as .csv', () => sample('shop.csv')],
  ['LibreOffice, as .csv with tabs in UTF-16', () => sample('shop-tabs-utf16.csv')],
])('a sheet written by %s and read again changes nothing', async (_who, bytes) => {
  const { catalogue, ...plan } = await planOf(await bytes());
  expect(plan).toMatchObject({
    issues: [],
    remarks: [],
    added: [],
    changed: [],
    gone: [],
    lists: [],
  });
  expect(catalogue).toEqual(sampleCatalogue);
});

test('a CSV in Windows-1252 with semicolons is read, but for letters that it cannot hold', async () => {
  const { changed, issues } = await planOf(sample('shop-semicolons-1252.csv'));
  expect(issues).toEqual([]);
  expect(changed).toEqual([{ name: '👒 Ñandú', row: 4, lines: ['Name 👒 Ñandú → ? Ñandú'] }]);
});

test.each([
  ['a byte-order mark and commas', '\ufeffName,Price\r\nBoots,"1,500"\r\n'],
  ['semicolons', 'Name;Price\nBoots;1,500\n'],
  ['tabs', 'Name\tPrice\nBoots\t1,500'],
  ['bars', 'Name|Price\nBoots|1,500'],
  ['a line that names its separator', 'sep=;\r\nName;Price\r\nBoots;1,500\r\n'],
  ['old line ends', 'Name;Price\rBoots;1,500\r'],
  ['headers in capitals, with spaces and in another order', ' PRICE (KSh) ; NAME *\n1,500; Boots'],
  ['rows and columns without content', ';;\n;Name;Price;;\n;Boots;1,500;;\n;;;;\n; ;;;\n'],
])('a CSV with %s is read', async (_what, text) => {
  const { rows } = tableOf(await readSheet(bytesOf(text)));
  expect(rows.map(({ cells }) => [String(cells.name).trim(), cells.priceKes])).toEqual([
    ['Boots', '1,500'],
  ]);
});

test('rows are counted as the spreadsheet counts them', async () => {
  const text = 'My shop,,\n\nName,Price\n"Two\nlines",1\n\nBoots,2\n';
  const { rows } = tableOf(await readSheet(bytesOf(text)));
  expect(rows.map(({ row }) => row)).toEqual([4, 6]);
});

test('Windows-1252 and UTF-16 without a mark are known by their bytes', async () => {
  const name = async (bytes: Uint8Array) => tableOf(await readSheet(bytes)).rows[0]?.cells.name;
  const bytes = [...'Name,Price\nDon?t ?5,1'].map((letter) => letter.charCodeAt(0));
  bytes[bytes.indexOf(0x3f)] = 0x92;
  bytes[bytes.indexOf(0x3f)] = 0x80;
  expect(await name(Uint8Array.from(bytes))).toBe('Don’t €5');
  const wide = Buffer.from('Name,Price\nCafé,1', 'utf16le');
  expect(await name(wide)).toBe('Café');
  expect(await name(Buffer.from(wide).swap16())).toBe('Café');
});

test('a workbook of a person’s own: a title above, formulas, a date, an error, a hidden row', async () => {
  const table = tableOf(await readSheet(sample('messy.xlsx')));
  const first = table.rows[0]?.cells;
  expect(first).toMatchObject({ name: 'Boots', priceKes: 1500, soldOut: true, colour: 'Black' });
  expect(first?.sizes).toEqual(new Date('2026-12-10'));
  expect(table.rows.map(({ row, cells }) => [row, cells.priceKes])).toEqual([
    [4, 1500],
    [6, '#DIV/0!'],
    [7, '1,500'],
  ]);
  expect(table.said).toContain('Not known: Supplier.');
  expect(table.remarks).toEqual([
    'Row 1 ("Stock of Monday"): above the names of the columns, and not read.',
    'Row 7: hidden in the spreadsheet, and read as the others are.',
  ]);
});

test.each([
  ['Name,Price\nBoots,1\n', 'Columns read: Name, Price.'],
  ['Title,Price (KSh)\nBoots,1\n', 'Columns read: Title as Name, Price.'],
  [
    'Name,Prise,Categ,Vendor,Price\nBoots,,,,1\n',
    'Columns read: Name, Price. Not known: Prise (did you mean Price?), Categ (did you mean Category?), Vendor.',
  ],
  [catalogueCsv(sampleCatalogue), 'Columns read: all.'],
])('a sheet says which of its columns are read', async (text, said) => {
  expect(tableOf(await readSheet(bytesOf(text))).said).toBe(said);
});

test('the first sheet is read and named where none is named Products', async () => {
  const data = [
    ['Name', 'Price'],
    ['Boots', 1],
  ];
  const sheets = [
    { sheet: 'Stock', data },
    { sheet: 'Old', data },
  ];
  const { name, remarks } = await readSheet(await writeExcelFile(sheets).toBuffer());
  expect(name).toBe('Stock');
  expect(remarks).toEqual([
    'The workbook has no sheet named Products: Stock, the first that holds anything, is read, and not Old.',
  ]);
});

test('a first sheet that holds no cells is passed over', async () => {
  const sheets = [
    { sheet: 'Notes', data: [] },
    {
      sheet: 'Stock',
      data: [
        ['Name', 'Price'],
        ['Boots', 1],
      ],
    },
  ];
  const { name, rows } = await readSheet(await writeExcelFile(sheets).toBuffer());
  expect([name, rows.length]).toEqual(['Stock', 2]);
});

const oldExcel = Buffer.from('d0cf11e0a1b11ae1', 'hex');

test.each<[string, Uint8Array | (() => Uint8Array), string]>([
  ['an empty file', Buffer.alloc(0), 'The file is empty.'],
  ['a sheet without content', bytesOf(' ,\n,'), 'The file is empty.'],
  ['merged cells', () => sample('merged.xlsx'), 'The cells B2:B3 are merged'],
  [
    'an .xls',
    () => sample('small.xls'),
    'The file is of an old Excel (.xls). Open it and save it as',
  ],
  ['an .ods', () => sample('small.ods'), 'The file is an OpenDocument (.ods). Open it and save it'],
  [
    'a workbook with a password',
    Buffer.concat([oldExcel, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]),
    'The file has a password.',
  ],
  ['a file of Numbers', zipSync({ 'Index/Document.iwa': strToU8('x') }), 'The file is of Numbers.'],
  ['another zip', zipSync({ 'a.txt': strToU8('x') }), 'The file is a zip and not a spreadsheet.'],
  ['half a workbook', () => sample('shop.xlsx').subarray(0, 5000), 'The file is damaged'],
  ['a web page', bytesOf('\n<!DOCTYPE html><title>Sign in</title>'), 'The file is a web page'],
  ['a PDF', bytesOf('%PDF-1.7'), 'The file is not a spreadsheet.'],
  [
    'a CSV without headers',
    bytesOf('Boots,1500\nClogs,900\n'),
    'The file has no row with the names',
  ],
  [
    'a quote that is not closed',
    bytesOf('Name,Price\nBoots,1\n"Clogs,2\n'),
    'a quote (") must be clo',
  ],
  [
    'two columns of one name',
    bytesOf('Name,Price,price\nBoots,1,2'),
    'Row 1: two columns are named Price',
  ],
])('%s is refused with a sentence', async (_what, bytes, sentence) => {
  const content = typeof bytes === 'function' ? bytes() : bytes;
  const reading = readSheet(content).then(tableOf);
  await expect(reading).rejects.toThrow(SheetError);
  await expect(reading).rejects.toThrow(sentence);
});
