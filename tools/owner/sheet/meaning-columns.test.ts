import { tableOf } from './table';

const table = (header: string, cell: string) =>
  tableOf({
    rows: [
      ['Name', 'Price', header],
      ['Shirt', 25, cell],
    ],
  });

test.each([
  ['Currency', 'USD', 'must be Kenyan shillings, KES'],
  ['Currency code', '$', 'must be Kenyan shillings, KES'],
  ['Unit', 'dozen', 'must be one piece: give its price'],
  ['UOM', 'bale of 45 kg', 'must be one piece: give its price'],
  ['VAT', 'excl. 16 %', 'must be in the price already'],
  ['Tax', 'plus VAT', 'must be in the price already'],
  ['VAT (16%)', 'not included', 'must be in the price already'],
  ['Tax class', 'Before tax', 'must be in the price already'],
  ['Price includes VAT', 'No', 'must be in the price already'],
  ['Incl. VAT', 'excl.', 'must be in the price already'],
  ['Price excludes VAT', 'yes', 'must be in the price already'],
  ['Kodi', 'bila VAT', 'must be in the price already'],
])('a row whose %s is %s is asked about', (header, cell, must) => {
  expect(table(header, cell).issues).toEqual([{ row: 2, where: header, found: cell, must }]);
});

test.each([
  ['Currency', 'KES'],
  ['Currency (ISO)', ''],
  ['Currency', 'KSh'],
  ['Currency', 'Kes.'],
  ['Currency', 'Ksh.'],
  ['Currency', 'Kshs'],
  ['Price currency', 'Kenya Shillings'],
  ['Currency', 'shilingi'],
  ['Unit', 'set'],
  ['Unit', 'Sets'],
  ['VAT', 'incl. 16 %'],
  ['Tax rate', '16'],
  ['VAT included', 'yes'],
  ['Price excludes VAT', 'no'],
  ['Unit', 'pc'],
  ['Units', 'Pair'],
  ['VAT', '16%'],
  ['Visibility', 'visible'],
  ['Published', 'TRUE'],
  ['Status', 'new in'],
])('a row whose %s is %j is taken', (header, cell) => {
  const { issues, rows } = table(header, cell);
  expect([issues, rows.length]).toEqual([[], 1]);
  expect(rows[0]?.cells.soldOut ?? null).toBeNull();
});

test.each([
  ['Published', 'hapana'],
  ['Published', '-'],
  ['Published', 'No'],
  ['Published', 'not published'],
  ['Visible', 'off'],
  ['Visible', '✗'],
  ['Visibility', 'hidden'],
  ['Status', 'discontinued'],
  ['Status', 'not active'],
  ['Status', 'Disabled'],
])('a row whose %s is %j is not for the shelf', (header, cell) => {
  const { issues, rows } = table(header, cell);
  expect([issues, rows]).toEqual([[], []]);
});

const stock = (headers: readonly string[], ...cells: readonly (string | number | null)[]) =>
  tableOf({
    rows: [
      ['Name', 'Price', ...headers],
      ['Shirt', 25, ...cells],
    ],
  });

test.each<[string[], (string | number | null)[]]>([
  [['Status'], ['Sold out']],
  [['Status'], ['Out of stock']],
  [['Product status'], ['imeisha']],
  [['Availability'], ['out of stock']],
  [['In stock'], ['No']],
  [
    ['Sold out', 'Qty'],
    [null, 0],
  ],
  [
    ['Qty', 'Sold out'],
    ['none', ''],
  ],
  [
    ['Sold out', 'Qty'],
    ['yes', 5],
  ],
  [
    ['Qty', 'Status'],
    [5, 'Sold out'],
  ],
  [
    ['Qty', 'Stock'],
    [5, 0],
  ],
])('a row whose %j are %j is sold out', (headers, cells) => {
  const { columns, issues, rows } = stock(headers, ...cells);
  expect(issues).toEqual([]);
  expect(rows[0]?.cells.soldOut).toBe('yes');
  expect(columns.has('soldOut')).toBe(true);
});

test.each<[string[], (string | number | null)[]]>([
  [['Status'], ['Active']],
  [
    ['Sold out', 'Qty'],
    ['', 5],
  ],
  [
    ['Sold out', 'Qty'],
    ['no', 5],
  ],
  [['Availability'], ['in stock']],
])('a row whose %j are %j is in stock', (headers, cells) => {
  const { issues, rows } = stock(headers, ...cells);
  expect(issues).toEqual([]);
  expect(rows[0]?.cells.soldOut || 'no').toBe('no');
});

test('a status that says nothing of stock is no column of it', () => {
  expect(stock(['Status'], 'Active').columns.has('soldOut')).toBe(false);
  expect(stock(['Availability'], 'in stock').columns.has('soldOut')).toBe(true);
});

test('what is sold out by one column and not by another, or is not understood, is asked about', () => {
  expect(stock(['Sold out', 'Qty'], 'no', 0).issues).toEqual([
    { row: 2, where: 'Qty', found: '0', must: 'must agree with Sold out, which says no' },
  ]);
  expect(stock(['Sold out', 'Qty'], '', 'few').issues).toEqual([
    expect.objectContaining({ row: 2, where: 'Qty', found: '"few"' }),
  ]);
  expect(stock(['Availability'], 'ask').issues).toHaveLength(1);
});

test.each([
  ['Visibility', 'Hidden'],
  ['Visibility', 'search'],
  ['Published', 'FALSE'],
  ['Published', 'private'],
  ['Status', 'Draft'],
  ['Active', 'no'],
])('a row whose %s is %s is not for customers, and is said', (header, cell) => {
  const { rows, remarks } = table(header, cell);
  expect(rows).toEqual([]);
  expect(remarks).toEqual([
    `Row 2 (${header} ${cell.toLowerCase()}): not for customers, so it is not taken.`,
  ]);
});

test('where a needed column is missing, what is not known is said on a line of its own', () => {
  const said = (...headers: string[]) => tableOf({ rows: [headers, headers.map(() => '1')] }).said;
  expect(said('Name', 'Sizes', 'Bei ya sasa')).toBe(
    'Columns read: Name, Sizes.\nPrice is missing; not known: Bei ya sasa.',
  );
  expect(said('Name', 'Price', 'Margin')).toBe('Columns read: Name, Price. Not known: Margin.');
  expect(said('Name', 'Sizes')).toBe('Columns read: Name, Sizes.');
  expect(said('Name', 'Price', 'Currency')).toBe('Columns read: Name, Price, Currency.');
});
