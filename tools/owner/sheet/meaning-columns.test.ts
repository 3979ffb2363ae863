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
])('a row whose %s is %s is asked about', (header, cell, must) => {
  expect(table(header, cell).issues).toEqual([{ row: 2, where: header, found: cell, must }]);
});

test.each([
  ['Currency', 'KES'],
  ['Currency (ISO)', ''],
  ['Currency', 'KSh'],
  ['Unit', 'pc'],
  ['Units', 'Pair'],
  ['VAT', '16%'],
  ['Visibility', 'visible'],
  ['Published', 'TRUE'],
  ['Status', 'new in'],
])('a row whose %s is %j is taken', (header, cell) => {
  const { issues, rows } = table(header, cell);
  expect([issues, rows.length]).toEqual([[], 1]);
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
