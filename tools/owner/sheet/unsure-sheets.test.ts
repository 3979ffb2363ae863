import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import { categoryWith, dataWith, recordWith } from '@/e2e/shop/builders';
import { planSheet } from './plan';
import { readSheet } from './read-sheet';
import { sentenceOf } from './sheet-issue';
import { SheetError, tableOf } from './table';

const products = [
  recordWith({ id: 'boot', name: 'Boots', originalPriceKes: 3000, care: 'Brush' }),
  recordWith({ id: 'clog', name: 'Clogs' }),
  recordWith({ id: 'mule', name: 'Mules' }),
];
const data = dataWith({
  categories: [categoryWith({ id: 'shoes', name: 'Shoes', folder: 'shoes', products })],
});

const utf8 = (text: string) => new TextEncoder().encode(text);
/** A text of one byte a letter: \x8e is the byte 8E. */
const bytesOf = (text: string) => Buffer.from(text, 'latin1');

/** The mistakes that prevent taking in a file: a sentence for each cause. */
async function issuesOf(bytes: Uint8Array): Promise<readonly string[]> {
  try {
    return (await planOf(bytes)).issues;
  } catch (error) {
    if (error instanceof SheetError) return [error.message];
    throw error;
  }
}

async function planOf(bytes: Uint8Array) {
  const table = tableOf(await readSheet(bytes));
  const plan = planSheet(table, data, { today: '2026-05-05', hasPhoto: () => true });
  const issues = plan.issues.map(sentenceOf);
  return { ...plan, issues, remarks: [...table.remarks, ...plan.remarks] };
}

test.each([
  ...['#ERROR!', 'Loading...', 'Loading…', 'Err:502', 'Err:508', '#GETTING_DATA', '#FIELD!'],
  ...['#BLOCKED!', '#CONNECT!', '#BUSY!', '#UNKNOWN!', '#PYTHON!', '#EXTERNAL!', '#TIMEOUT!'],
  ...['#NAME?', '#DIV/0!', '#N/A', '#BEZUG!', '#NOM?', '#NV', '#NULL!', '#SPILL!', '#WERT!'],
])('the result %s of a formula is refused in every column', async (result) => {
  const means = `${result} means that the formula cannot be worked out: type the value.`;
  expect(
    await issuesOf(
      utf8(`Name,Description,Care,Price\nBoots,"${result}","${result}","${result}"\n`),
    ),
  ).toEqual([`Row 2, Price: ${means}`, `Row 2, Description: ${means}`, `Row 2, Care: ${means}`]);
  expect(await issuesOf(utf8(`Name,Price\nBoots,900\n"${result}",900\n`))).toContain(
    `Row 3, Name: ${means}`,
  );
});

test('what a column that is too narrow shows is refused', async () => {
  expect(await issuesOf(utf8('Name,Price\nBoots,####\n'))).toEqual([
    'Row 2, Price: #### means that the column is too narrow: type the value.',
  ]);
});

test.each(['#SALE of the week', '#12', '# 1 in Thika', '#A12', 'Loading bay boots'])(
  'the text %s is no error of a formula',
  async (text) => {
    expect(await issuesOf(utf8(`Name,Care\nBoots,${text}\n`))).toEqual([]);
  },
);

const invisible = ['\u200b', '\u200e', '\u2060', '\ufeff', '\u00ad', '\u2066', '\ufe0f', '\u200d'];

test.each(invisible.map((letter) => [letter.charCodeAt(0).toString(16), letter] as const))(
  'the invisible character %s is left out of every cell and header',
  async (_code, letter) => {
    const hidden = (text: string) => `${letter}${text.slice(0, 1)}${letter}${text.slice(1)}`;
    const rows = [
      ['Name', 'Id', 'Price', 'Sizes', 'Kind', 'Description', 'Sold out', 'Added'],
      ['Boots', 'boot', '1500', '40 (sold out) 41', 'shoes', 'For rain.', 'yes', '2026-01-02'],
    ];
    const { issues, changed, remarks, catalogue } = await planOf(
      utf8(rows.map((cells) => cells.map(hidden).join(',')).join('\n')),
    );
    expect([...issues, ...remarks]).toEqual([]);
    expect(changed).toHaveLength(1);
    expect(JSON.stringify(catalogue)).not.toContain(letter);
    expect(catalogue.categories[0]?.products[0]).toMatchObject({
      priceKes: 1500,
      sizes: ['40', '41'],
      description: 'For rain.',
      soldOut: true,
    });
  },
);

test('a price between marks of writing direction is read, and emoji keep what holds them together', async () => {
  const text = 'Family 👨‍👩‍👧, 👩🏾‍🦱, ❤️, 1️⃣ and 🏴󠁧󠁢󠁳󠁣󠁴󠁿.';
  const { catalogue } = await planOf(
    utf8(`Name,Price,Description\nBoots,\u202d1500\u202c,"${text}"\n`),
  );
  expect(catalogue.categories[0]?.products[0]).toMatchObject({ priceKes: 1500, description: text });
});

test.each([
  ['a line feed among CRLF', 'Name,Price\r\nBoots,900\nClogs,800\r\nMules,700\r\n'],
  ['CRLF among line feeds', 'Name,Price\nBoots,900\r\nClogs,800\nMules,700\n'],
  ['a header with CRLF alone', 'Name,Price\r\nBoots,900\nClogs,800\nMules,700\n'],
  ['a bare carriage return', 'Name,Price\nBoots,900\rClogs,800\r\nMules,700'],
])('with %s every line end ends a row', async (_what, text) => {
  const { issues, changed, gone } = await planOf(utf8(text));
  expect({ issues, gone }).toEqual({ issues: [], gone: [] });
  expect(changed.map(({ name, row, lines }) => [name, row, lines])).toEqual([
    ['Boots', 2, ['Price 1,000 → 900']],
    ['Clogs', 3, ['Price 1,000 → 800']],
    ['Mules', 4, ['Price 1,000 → 700']],
  ]);
});

test('a line end within quotes is the text’s own', async () => {
  const { catalogue } = await planOf(utf8('Name,Care\r\nBoots,"By hand\r\nin the shade"\r\n'));
  expect(catalogue.categories[0]?.products[0]?.care).toBe('By hand\nin the shade');
});

test('rows with more cells than the headers are refused', async () => {
  expect(
    await issuesOf(
      utf8('Name,Description,Price\nBoots,Soft, warm,900\nClogs,Light,800,\nMules,a,b,c'),
    ),
  ).toEqual([
    'Row 2, 4: it must not have more cells than row 1, which names the columns. A text with a comma must be in quotes, as a spreadsheet program writes it.',
  ]);
});

test('cells below a column without a name are said', async () => {
  expect(await planOf(utf8('Name,Price,,\nBoots,900,call Jane,\n'))).toMatchObject({
    issues: [],
    remarks: ['The column C has no name, so it is not read.'],
  });
});

/** A workbook with formulas in the row of the boots, as the XML of their cells says. */
async function workbook(cells: Record<string, string>, calculation = ''): Promise<Uint8Array> {
  const sheet = [
    ['Name', 'Earlier price', 'Sold out', 'Price'],
    ['Boots', 3000, 'no', 1000],
    ['Clogs', null, null, 1000],
    ['Mules', null, null, 1000],
  ];
  const parts = unzipSync(await writeExcelFile(sheet, { sheet: 'Products' }).toBuffer());
  const xml = Object.entries(cells).reduce(
    (text, [cell, content]) =>
      text.replace(new RegExp(`<c r="${cell}"[^>]*?(?:/>|>.*?</c>)`), content),
    strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()),
  );
  const book = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
  return zipSync({
    ...parts,
    'xl/worksheets/sheet1.xml': strToU8(xml),
    'xl/workbook.xml': strToU8(book.replace('</workbook>', `${calculation}</workbook>`)),
  });
}

test('formulas without a result are refused and do not count as empty cells', async () => {
  const formulas = {
    B2: '<c r="B2"><f>1000*3</f></c>',
    C2: '<c r="C2" t="str"><f>IF(1,"yes","")</f></c>',
    D2: '<c r="D2"><f>500*2</f><v/></c>',
    D3: '<c r="D3"><f>500*2</f><v></v></c>',
  };
  const remedy = 'the formula has no result: open the file in a spreadsheet program and save it.';
  expect(await issuesOf(await workbook(formulas))).toEqual([
    `Row 2, Price: ${remedy}`,
    `Row 2, Earlier price: ${remedy}`,
    `Row 2, Sold out: ${remedy}`,
    `Row 3, Price: ${remedy}`,
  ]);
});

test('a row whose formulas all lack a result is there', async () => {
  const formulas = { A4: '<c r="A4" t="str"><f>Old!A4</f></c>', D4: '<c r="D4"><f>Old!D4</f></c>' };
  expect(await issuesOf(await workbook(formulas))).toContain(
    'Row 4, Name: the formula has no result: open the file in a spreadsheet program and save it.',
  );
});

test('a formula with a result is its result, also where that is an empty text', async () => {
  const formulas = {
    B2: '<c r="B2" t="str"><f>IF(1,"",3000)</f><v></v></c>',
    D2: '<c r="D2"><f>450*2</f><v>900</v></c>',
  };
  const { issues, changed } = await planOf(await workbook(formulas));
  expect(issues).toEqual([]);
  expect(changed).toEqual([
    { name: 'Boots', row: 2, lines: ['Price 1,000 → 900', 'Earlier price 3,000 → (empty)'] },
  ]);
});

test('a formula that the writing program has not worked out has no result', async () => {
  const formulas = { D2: '<c r="D2"><f>450*2</f><v>0</v></c>' };
  const book = await workbook(formulas, '<calcPr calcId="124519" fullCalcOnLoad="1"/>');
  expect(await issuesOf(book)).toEqual([
    'Row 2, Price: the formula has no result: open the file in a spreadsheet program and save it.',
  ]);
});

test.each([
  ['Mac Roman', 'Caf\x8e Boots', 'CafŽ Boots'],
  ['Mac Roman’s quotes', '\xd2Soft\xd3 boots', 'ÒSoftÓ boots'],
  ['Mac Roman’s apostrophe', 'Men\xd5s boots', 'MenÕs boots'],
  ['Mac Roman’s degrees', 'Wash at 30\xa1', 'Wash at 30¡'],
  ['Mac Roman’s dash', 'Boots \xd1 brown', 'Boots Ñ brown'],
  ['an encoding of DOS', 'Caf\x82 Boots', 'Caf‚ Boots'],
  ['the degrees of DOS', 'Wash at 30\xf8', 'Wash at 30ø'],
])('a file in %s is refused with its row and text', async (_what, written, read) => {
  const bytes = bytesOf(`Name,Price,Care\r\nBoots,900,x\r\nMules,800,"${written}"\r\n`);
  expect(await issuesOf(bytes)).toEqual([
    `Row 3: "${read}" has letters whose encoding is not known. Open it and save it as "Excel workbook (.xlsx)" or "CSV UTF-8 (.csv)".`,
  ]);
});

test('Windows-1252 as people write it is read', async () => {
  const care =
    'Don\x92t wring \x96 30\xb0, \x93caf\xe9\x94, \xd1and\xfa, CAF\xc9, 38\x9639, \x80 5\x85';
  const { issues, catalogue } = await planOf(bytesOf(`Name,Care\r\nBoots,"${care}"\r\n`));
  expect(issues).toEqual([]);
  expect(catalogue.categories[0]?.products[0]?.care).toBe(
    'Don’t wring – 30°, “café”, Ñandú, CAFÉ, 38–39, € 5…',
  );
});

test.each(['CafÃ© boots', 'Donâ€™t wring', '30Â°', 'Caf\ufffd', 'New ðŸ‘Ÿ', 'Caf√© boots', 'Å¡al'])(
  'the text %s, whose letters stand for others, is refused in every column',
  async (text) => {
    const must =
      'has letters of another encoding: type them again, or save the sheet as "CSV UTF-8 (.csv)".';
    expect(await issuesOf(utf8(`Name,Description,Price\nBoots,"${text}",900\n`))).toEqual([
      `Row 2, Description: "${text}" ${must}`,
    ]);
    expect(await issuesOf(utf8(`Name,Price\n"${text}",900\n`))).toContain(
      `Row 2, Name: "${text}" ${must}`,
    );
  },
);

test.each(['Café Ñandú', '“CAFÉ” – soft', 'Åsa’s', 'Σαμπά', 'Kiatu cha mtoto', '№ 5 §'])(
  'the text %s is read as it is',
  async (text) => {
    const { issues, catalogue } = await planOf(utf8(`Name,Care\nBoots,"${text}"\n`));
    expect(issues).toEqual([]);
    expect(catalogue.categories[0]?.products[0]?.care).toBe(text);
  },
);
