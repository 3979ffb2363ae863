import { tableOf } from './table';

const header = ['Name', 'Price'];
const rows = (count: number, ...cells: string[]) => Array.from({ length: count }, () => cells);

test('of many rows that are longer than the header ten are named', () => {
  expect(() => tableOf({ rows: [header, ...rows(3000, 'Shirt', '1500', 'S, M')] })).toThrow(
    'Row 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 2,990 more: it must not have more cells than row 1',
  );
});

test('of many hidden rows and merged cells ten are named', () => {
  const all = [header, ...rows(40, 'Shirt', '1500')];
  const numbers = Array.from({ length: 40 }, (_, at) => at + 2);
  expect(tableOf({ rows: all, hidden: numbers }).remarks).toEqual([
    expect.stringContaining('Row 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 30 more: hidden'),
  ]);
  const merged = numbers.map((row) => `B${row}:C${row}`);
  expect(() => tableOf({ rows: all, merged })).toThrow('B11:C11 and 30 more are merged');
});

test.each(['Changed', 'updated', 'Last changed'])(
  'the column %s of an earlier release is passed over without a word',
  (changed) => {
    const { columns, rows, said, remarks } = tableOf({
      rows: [
        ['Name', 'Price', changed],
        ['Shirt', '1500', '2026-01-02'],
      ],
    });
    expect([...columns.keys()]).toEqual(['name', 'priceKes']);
    expect(rows[0]?.cells).toEqual({ name: 'Shirt', priceKes: '1500' });
    expect([said, ...remarks]).toEqual(['Columns read: Name, Price.']);
  },
);
