import fc from 'fast-check';
import Papa from 'papaparse';
import { categoryWith, dataWith, recordWith } from '@/e2e/shop/builders';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { type PlanOptions, planSheet } from './plan';
import { readSheet } from './read-sheet';
import { sentenceOf } from './sheet-issue';
import { SheetError, tableOf } from './table';
import { catalogueCsv } from './write-csv';

const products = [
  recordWith({ id: 'boot', name: 'Boots', sizes: 'shoes', soldOut: ['41'] }),
  recordWith({ id: 'sandal', name: 'Sandals', priceKes: 2800, colour: 'Tan' }),
  recordWith({ id: 'clog', name: 'Clogs, "wide"', gender: 'female' }),
  recordWith({ id: 'mule', name: 'Mules', priceKes: 900 }),
];
const cap = recordWith({ id: 'cap', name: 'Cap', kind: 'baby-outfits', sizes: ['S', 'M'] });
const data: CatalogueData = dataWith({
  categories: [
    categoryWith({ id: 'shoes', name: 'Shoes', folder: 'shoes', products }),
    categoryWith({ id: 'hats', name: 'Hats', folder: 'hats', products: [cap] }),
  ],
  offers: ['sandal', 'boot'],
});
const before = [...products, cap].map(({ id }) => id);
const written: string[][] = Papa.parse<string[]>(catalogueCsv(data).trim()).data;

/** Texts that a person types or pastes into a cell. */
const cells = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '0', '-5', '1.5', '1e9', '1,000', '1.000', 'KSh 1,200', 'ask', '=1+1', '#REF!'],
    ...['yes', 'no', '41', '40, 41', '41 (sold out)', '41 (2 left)', '2026-13-45', 'Shoes', 'Red/'],
    ...['Boots', 'boot', '__proto__', 'constructor', '</script>', '"', '\n', '9'.repeat(400), '🥾'],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

/** Edits of a sheet, as a person makes them: each of its rows, a row and a column, and a cell's new text. */
type Edit = (rows: string[][], row: number, column: number, text: string) => string[][];
const edits: Record<string, Edit> = {
  type: (rows, row, column, text) =>
    rows.map((cells, at) =>
      at === row && cells.length > column ? cells.with(column, text) : cells,
    ),
  removeRow: (rows, row) => rows.filter((_, at) => at !== row),
  doubleRow: (rows, row) => rows.toSpliced(row, 0, rows[row] ?? []),
  addRow: (rows, row, _column, text) => rows.toSpliced(row, 0, [text]),
  removeColumn: (rows, _row, column) => rows.map((cells) => cells.toSpliced(column, 1)),
  moveColumn: (rows, _row, column) =>
    rows.map((cells) => [...cells.slice(column), ...cells.slice(0, column)]),
  sort: (rows, _row, column) => [
    ...rows.slice(0, 1),
    ...rows.slice(1).sort((one, other) => ((one[column] ?? '') < (other[column] ?? '') ? -1 : 1)),
  ],
  shiftRow: (rows, row) => rows.map((cells, at) => (at === row ? ['', ...cells] : cells)),
};
const sheets = fc
  .array(fc.tuple(fc.constantFrom(...Object.keys(edits)), fc.nat(99), fc.nat(99), cells), {
    minLength: 1,
    maxLength: 5,
  })
  .map((all) =>
    all.reduce((rows, [kind, row, column, text]) => {
      const width = Math.max(1, ...rows.map(({ length }) => length));
      return edits[kind]?.(rows, row % Math.max(1, rows.length), column % width, text) ?? rows;
    }, written),
  );

/** The plan of a sheet; the sentence of one that cannot be read. Any other error fails the test. */
async function planOf(rows: string[][], over: Partial<PlanOptions> = {}) {
  try {
    const bytes = new TextEncoder().encode(Papa.unparse(rows));
    const table = tableOf(await readSheet(bytes));
    return {
      table,
      plan: planSheet(table, data, { today: '2026-05-05', hasPhoto: () => true, ...over }),
    };
  } catch (error) {
    if (error instanceof SheetError) return error.message;
    throw error;
  }
}

test('of 1,000 sheets with random edits each is read, or refused with row and column, and loses no product unsaid', async () => {
  let planned = 0;
  await fc.assert(
    fc.asyncProperty(sheets, async (rows) => {
      const read = await planOf(rows);
      if (typeof read === 'string') return read.length > 10;
      const { plan } = read;
      planned += 1;
      for (const issue of plan.issues)
        expect(sentenceOf(issue)).toMatch(/^Row \d+, [A-Z][\w ]*(?: \(cell [A-Z]+\d+\))?: ./);
      const after = plan.catalogue.categories.flatMap((one) => one.products.map(({ id }) => id));
      // Without an answer, what the sheet no longer has is asked about, and kept until then.
      const lost = before.filter((id) => !after.includes(id));
      expect(lost).toEqual([]);
      expect(new Set(after).size).toBe(after.length);
      if (plan.issues.length > 0) return true;
      const added = after.filter((id) => !before.includes(id));
      expect(added).toHaveLength(plan.added.length);
      return true;
    }),
    { numRuns: 1000 },
  );
  expect(planned).toBeGreaterThan(300);
});
