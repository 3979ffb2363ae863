import type { ProductRecord } from '@/data/schema/product';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { productFile, productIdOf } from '@/lib/data-modules/shop-files.build';
import { type Doubt, doubtsOf, type Values } from '@/tools/change/doubts';
import { clean } from './cell-values';
import { type ColumnKey, columnAt } from './columns';
import type { Plan } from './plan';
import { stockKeys } from './stock-cells';
import type { Table, TableRow } from './table';
import { placedProducts } from './write-csv';

/**
 * The doubtful changes of a plan; `isGoneMeant` if a person chose what happens to missing products.
 */
export function doubtsOfPlan(
  data: CatalogueData,
  { catalogue, gone }: Plan,
  isGoneMeant = false,
): Doubt[] {
  const meant = new Set(isGoneMeant ? gone.map(({ id }) => id) : []);
  const isAsked = ({ id }: ProductRecord) => !meant.has(id);
  return doubtsOf(valuesOf(data, isAsked), valuesOf(catalogue, isAsked));
}

function valuesOf(
  { categories, sizeSets }: CatalogueData,
  isAsked: (record: ProductRecord) => boolean,
): Values {
  const products = categories.flatMap(({ id, products }) =>
    products.filter(isAsked).map((record) => ({ ...record, category: id })),
  );
  return new Map<string, unknown>([
    ['catalogue/size-sets.ts', sizeSets],
    ...products.map((record) => [productFile(record.id), record] as const),
  ]);
}

/** The columns that stay with a field, so that they go on agreeing. Left out: its own. */
const price: readonly ColumnKey[] = ['priceKes', 'originalPriceKes', 'wholesale'];
const WITH: Readonly<Record<string, readonly ColumnKey[]>> = {
  priceKes: price,
  wholesale: price,
  soldOut: stockKeys,
  sizes: stockKeys,
};
/** A product with a held change keeps its place in the lists of Home too. */
const LISTS: readonly ColumnKey[] = ['offer', 'featured'];

/** A sheet without what is doubtful in it. */
interface HeldSheet {
  table: Table;
  /** Products that are gone from it and stay as they are. */
  keep: ReadonlySet<string>;
}

/**
 * The sheet with the shop's own in place of what is doubtful, so that the rest of a row is taken in. A new
 * product stays out as a whole.
 */
export function withoutDoubtful(
  table: Table,
  data: CatalogueData,
  { rows }: Pick<Plan, 'rows'>,
  doubts: readonly Doubt[],
): HeldSheet {
  const known = new Map(placedProducts(data).map((product) => [product.record.id, product]));
  const byRow = new Map([...rows].map(([id, row]) => [row, id]));
  const fieldsOf = new Map<string, ColumnKey[]>();
  for (const { files, field = '' } of doubts) {
    for (const id of files.flatMap((file) => productIdOf(file) ?? [])) {
      const keys = WITH[field] ?? [field as ColumnKey];
      fieldsOf.set(id, [...(fieldsOf.get(id) ?? LISTS), ...keys]);
    }
  }
  const held = table.rows.flatMap((row): TableRow[] => {
    const id = byRow.get(row.row) ?? '';
    const keys = fieldsOf.get(id);
    if (!keys) return [row];
    const product = known.get(id);
    if (!product) return [];
    const own = keys
      .filter((key) => table.columns.has(key))
      .map((key) => [key, columnAt(key).write(product, data)]);
    return [{ ...row, cells: { ...row.cells, ...Object.fromEntries(own) } }];
  });
  const isOut = (id: string) => fieldsOf.has(id) && !known.has(id);
  const namesOut = new Set(
    table.rows
      .filter(({ row }) => isOut(byRow.get(row) ?? ''))
      .flatMap(({ row, cells }) => [byRow.get(row), clean(String(cells.name ?? '')).toLowerCase()]),
  );
  return {
    table: { ...table, rows: held.map((row) => withoutNames(row, namesOut)) },
    keep: new Set([...fieldsOf.keys()].filter((id) => !rows.has(id))),
  };
}

/** A row that is worn with none of these products. */
function withoutNames(row: TableRow, names: ReadonlySet<string | undefined>): TableRow {
  const { goesWith } = row.cells;
  if (names.size === 0 || typeof goesWith !== 'string') return row;
  const left = goesWith.split(/\s*[,;\n]\s*/).filter((one) => !names.has(one.toLowerCase()));
  return { ...row, cells: { ...row.cells, goesWith: left.join(', ') } };
}
