import { isDeepStrictEqual } from 'node:util';
import type { CategoryRecord } from '@/data/schema/category';
import { type ProductRecord, product } from '@/data/schema/product';
import type { SizeGuide } from '@/data/schema/size-guide';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { productFile } from '@/lib/data-modules/shop-files.build';
import { MOST_PICTURES } from '@/lib/values/limits';
import { nearestName } from '@/lib/values/nearest-name';
import { finishedRecord } from '@/tools/change/finished-record';
import { MISSING_PRICE } from '@/tools/owner/check/between-records/products';
import { mustAt } from '@/tools/owner/check/finding';
import { judge as judgeValue } from '@/tools/owner/check/judge';
import { type Findings, findingsIn, readCell } from './cell-findings';
import { addressesIn, isEmpty, textOfCell } from './cell-values';
import { type ColumnKey, cellDoor, columnAt, columns, headerOf, type Placed } from './columns';
import { withoutHeadings } from './headings';
import { matchRows } from './match-rows';
import { type Gone, mergeRows, type PlannedRow } from './merge-rows';
import { freeNamesBeside, slugOf } from './names';
import { type Assumed, assumed, type FillNew, newProductFiller } from './new-product';
import { changesOf, factsOfNew, listChanges } from './plan-words';
import { type Fields, fieldsOfRow } from './read-row';
import { type CategoryFinder, categoriesToMake, categoryFinder } from './row-category';
import { oncePerCause, type RowsById, type SheetIssue } from './sheet-issue';
import type { Table, TableRow } from './table';
import type { Twins } from './twin-categories';
import { placedProducts } from './write-csv';

export interface PlanOptions {
  /** 'YYYY-MM-DD', for the records that change. */
  today: string;
  /** Left out: asked about, and kept until then. */
  gone?: Gone | undefined;
  /** Products that stay as they are where they are gone. */
  keep?: ReadonlySet<string>;
  /** The names of categories that may be made. */
  newCategories?: readonly string[] | undefined;
  /** Names of categories that are meant as others. */
  sameCategories?: readonly Twins[];
  /** The name of the category of new products whose rows say none. */
  category?: string | undefined;
  /** The guides that a product's own sizes may belong to. */
  sizeGuides?: readonly SizeGuide[];
  /** Whether there is a photo of a product. */
  hasPhoto: (folder: string, id: string) => boolean;
}

/** The changes of the catalogue by a sheet. */
export interface Plan {
  /** The mistakes in the sheet that must be corrected first. With any, nothing may be written. */
  issues: readonly SheetIssue[];
  /** Worth a look, and stops nothing. */
  remarks: readonly string[];
  /** The names of categories that the sheet has and the shop does not. */
  unknownCategories: readonly string[];
  catalogue: CatalogueData;
  rows: RowsById;
  added: readonly { name: string; row: number; lines: readonly string[] }[];
  changed: readonly { name: string; row: number; lines: readonly string[] }[];
  /** The products that the sheet no longer has. */
  gone: readonly Pick<ProductRecord, 'id' | 'name'>[];
  /** The addresses of the pictures of products that have none yet. */
  pictures: readonly PictureAddresses[];
  /** The ids of the products that have no photo. */
  withoutPhoto: readonly string[];
  /** Categories and lists whose order or members change, a sentence each. */
  lists: readonly string[];
}

/** Where the pictures of a product are. */
export interface PictureAddresses {
  row: number;
  id: string;
  name: string;
  addresses: readonly string[];
}

/** The input and the findings of reading the rows of a sheet. */
interface Reading {
  table: Table;
  data: CatalogueData;
  options: PlanOptions;
  findings: Findings;
  categoryOf: CategoryFinder;
  fillNew: FillNew;
  /** An address that no product has, and no row before. */
  freeId: (wanted: string) => string;
}

/**
 * Compares a sheet with the catalogue and works out what the catalogue becomes.
 * A column that is not there leaves its facts alone. Changes nothing.
 */
export function planSheet(table: Table, data: CatalogueData, options: PlanOptions): Plan {
  const findings = findingsIn(table);
  for (const issue of table.issues ?? []) findings.add(issue);
  const newCategories = categoriesToMake(options.newCategories ?? [], data);
  const unknown = new Map<string, string>();
  const { rows: productRows, remarks } = withoutHeadings(table, data);
  const matches = matchRows(productRows, data, findings);
  const reading: Reading = {
    table,
    data,
    options,
    findings,
    categoryOf: categoryFinder(data, { ...options, newCategories }, unknown, findings),
    fillNew: newProductFiller(data, options.sizeGuides),
    freeId: freeNamesBeside(
      placedProducts(data).map(({ record }) => record.id),
      productRows.flatMap((row) => readCell(row, 'id', textOfCell, findings) ?? []),
    ),
  };
  const rows = productRows
    .filter((row) => matches.has(row))
    .flatMap((row) => planRow(row, matches.get(row), reading));
  const kept = new Set(rows.flatMap(({ existing }) => existing?.record.id ?? []));
  const gone = placedProducts(data).filter(({ record }) => !kept.has(record.id));
  const lacksPhoto = ({ record, category }: Placed) =>
    !options.hasPhoto(record.folder ?? category.folder, record.id);
  const catalogue = mergeRows(data, rows, gone, {
    ...options,
    newCategories,
    has: (column) => table.columns.has(column),
  });
  return {
    issues: findings.issues.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
    remarks: [...remarks, ...findings.remarks, ...assumptions(rows), ...nearNames(rows, gone)],
    unknownCategories: [...unknown.values()],
    catalogue,
    rows: new Map(rows.map((row) => [row.record.id, row.row])),
    added: rows
      .filter(({ existing }) => !existing)
      .map((row) => ({
        name: row.record.name,
        row: row.row,
        lines: [...factsOfNew(row, data), ...(lacksPhoto(row) ? ['there is no photo yet'] : [])],
      })),
    changed: rows.filter(isChanged).map((row) => ({
      name: row.existing?.record.name ?? '',
      row: row.row,
      lines: changesOf(row, data),
    })),
    gone: gone.map(({ record }) => record).filter(({ id }) => !options.keep?.has(id)),
    pictures: rows.flatMap((row) => picturesOf(row, options)),
    withoutPhoto: placedProducts(catalogue)
      .filter(lacksPhoto)
      .map(({ record }) => record.id),
    lists: listChanges(data, catalogue),
  };
}

function isChanged({ existing, record }: PlannedRow): boolean {
  return existing !== undefined && record !== existing.record;
}

/** A row as the product that it says; none where something in it must be changed first. */
function planRow(
  row: TableRow,
  existing: Placed | undefined,
  reading: Reading,
): readonly PlannedRow[] {
  const { table, data, findings } = reading;
  const before = findings.issues.length;
  const category = reading.categoryOf(row, existing);
  const fields = fieldsOfRow(row, existing, table, data, findings);
  const rankIn = (key: 'offer' | 'featured') =>
    readCell(row, key, (cell) => columnAt(key).read(cell, data) as number | undefined, findings);
  const [offer, featured] = [rankIn('offer'), rankIn('featured')];
  const guesses = existing ? [] : fillNewRow(row, category, fields, reading);
  if (findings.issues.length > before || !category) return [];
  const record = finished(
    fields as unknown as ProductRecord,
    category,
    existing,
    reading.options.today,
  );
  judge(row, record, existing, reading);
  if (findings.issues.length > before) return [];
  return [
    {
      row: row.row,
      given: row.cells,
      record,
      category,
      assumed: guesses,
      ...(existing && { existing }),
      ...(offer !== undefined && { offer }),
      ...(featured !== undefined && { featured }),
    },
  ];
}

/** Notes what the schema says of a record that is new or changes, and did not say of it before. */
function judge(
  row: TableRow,
  record: ProductRecord,
  existing: Placed | undefined,
  { data, findings }: Reading,
): void {
  if (record === existing?.record) return;
  const old = existing ? recordIssues(existing.record, data) : [];
  for (const issue of recordIssues(record, data)) {
    const isOld = old.some((one) => isDeepStrictEqual(one, issue));
    if (!isOld) findings.add({ row: row.row, ...issue });
  }
}

/** The schema's findings in a record, one sentence for each column. */
function recordIssues(record: ProductRecord, data: CatalogueData) {
  const byColumn = new Map<string, Pick<SheetIssue, 'where' | 'must'>>();
  for (const finding of judgeValue(productFile(record.id), product, record)) {
    const [first, second] = finding.path;
    const column = columns.find(({ key }) => key === first);
    const where = headerOf(first === 'sw' ? `sw.${second}` : String(first ?? ''));
    const isLeftOut = finding.value === undefined && column?.kind === 'choice';
    const must =
      isLeftOut && column.list
        ? `must be one of ${column.list.words(data).join(', ')}, not left out`
        : mustAt(cellDoor, finding);
    if (!byColumn.has(where)) byColumn.set(where, { where, must });
  }
  return [...byColumn.values()];
}

/** The fields that a new product's row leaves out. Gives those that are merely assumed. */
function fillNewRow(
  row: TableRow,
  category: CategoryRecord | undefined,
  fields: Fields,
  { findings, fillNew, freeId }: Reading,
): readonly Assumed[] {
  const name = String(fields.name ?? '');
  if (name === '') {
    findings.issue(row, 'name', 'must not be empty');
    return [];
  }
  const id = readCell(row, 'id', textOfCell, findings) || freeId(slugOf(name));
  if (id === '') {
    findings.issue(row, 'id', 'must be given: no address can be made of the name');
    return [];
  }
  fields.id = id;
  const guesses = fillNew(fields, category, row.kindText);
  /** A cell that cannot be read is reported as unreadable, not as empty. */
  const isSaid = (key: ColumnKey) =>
    findings.issues.some(
      (issue) => issue.row === row.row && issue.where?.startsWith(columnAt(key).header),
    );
  if (isEmpty(row.cells.priceKes) && !isSaid('priceKes')) {
    findings.issue(row, 'priceKes', MISSING_PRICE);
  }
  if (category && fields.sizes === undefined && !isSaid('sizes')) {
    const must =
      'must not be empty, because the category has no product whose sizes it could take: type its sizes, or One size';
    findings.issue(row, 'sizes', must);
  }
  return guesses;
}

/** A record with what follows from its category and the day. Unchanged, it is the same object. */
function finished(
  record: ProductRecord,
  category: CategoryRecord,
  existing: Placed | undefined,
  today: string,
): ProductRecord {
  const isSame =
    category.id === existing?.category.id && isDeepStrictEqual(record, existing.record);
  if (isSame) return existing.record;
  return finishedRecord(record, { category, before: existing?.category, today });
}

/** The pictures that a row names, where the product has none. */
function picturesOf(
  { row, record, category, given }: PlannedRow,
  { hasPhoto }: PlanOptions,
): PictureAddresses[] {
  const addresses = addressesIn(given.picture ?? null).slice(0, MOST_PICTURES);
  if (addresses.length === 0 || hasPhoto(record.folder ?? category.folder, record.id)) return [];
  return [{ row, id: record.id, name: record.name, addresses }];
}

/** The assumptions about new products, a sentence for each fact. */
function assumptions(rows: readonly PlannedRow[]): string[] {
  const all = rows.flatMap(({ row, assumed: guesses }) =>
    guesses.map((field): SheetIssue => {
      const must = `${assumed[field]} is assumed, because neither the row nor its category says it`;
      return { row, where: columnAt(field).header, must };
    }),
  );
  return oncePerCause(all);
}

/** A new product with nearly the name of one that is gone is likely that one, misspelt. */
function nearNames(rows: readonly PlannedRow[], gone: readonly Placed[]): string[] {
  const added = rows.filter(({ existing }) => !existing);
  if (added.length * gone.length > 10_000) return [];
  const names = gone.map(({ record }) => record.name);
  return added.flatMap(({ row, record }) => {
    const meant = nearestName(record.name, names);
    if (!meant) return [];
    return [
      `Row ${row}, Name: "${record.name}" is new, and "${meant}" is gone: if it is the same, write its Id in the row.`,
    ];
  });
}
