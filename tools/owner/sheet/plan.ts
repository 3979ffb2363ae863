import { isDeepStrictEqual } from 'node:util';
import { googleCategories } from '@/data/merchant';
import type { CategoryRecord, ProductRecord } from '@/data/types';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { catalogueIssues } from '@/lib/catalogue/check';
import { type Issue, stops } from '@/lib/catalogue/issue';
import { formatKes } from '@/lib/format/money';
import { nearestName } from '@/lib/format/nearest-name';
import { type Cell, CellError, clean, quoted, textOfCell } from './cell';
import { type Column, type ColumnKey, columnList, columns, type Placed } from './columns';
import { shellText } from './command';
import { kindFinder } from './kind-in-name';
import { type Gone, mergeRows, type PlannedRow } from './merge-rows';
import { sameName, slugOf } from './names';
import { changesOf, factsOfNew, listChanges } from './plan-words';
import { ProductDefaults } from './product-defaults';
import { atRow, type RowsById, sentence } from './row-issue';
import { stockChanges } from './stock-cells';
import type { Table, TableRow } from './table';

/** The kind of the shop that a name says. */
const kindIn = kindFinder(Object.keys(googleCategories));

export interface PlanOptions {
  /** 'YYYY-MM-DD', for the records that change. */
  today: string;
  /** Left out: asked about, and kept until then. */
  gone?: Gone | undefined;
  /** The names of categories that may be made. */
  newCategories?: readonly string[] | undefined;
  /** Whether there is a photo of a product. */
  hasPhoto: (folder: string, id: string) => boolean;
}

/** What a sheet would do to the catalogue. */
export interface Plan {
  /** What must be changed in the sheet first, a sentence each. With any, nothing may be written. */
  issues: readonly string[];
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
  /** Categories and lists whose order or members change, a sentence each. */
  lists: readonly string[];
}

/**
 * Compares a sheet with the catalogue and works out what the catalogue becomes.
 * A column that is not there leaves its facts alone. Changes nothing.
 */
export function planSheet(table: Table, data: CatalogueData, options: PlanOptions): Plan {
  const planner = new Planner(table, data, options);
  return planner.plan();
}

class Planner {
  readonly #table: Table;
  readonly #data: CatalogueData;
  readonly #options: PlanOptions;
  readonly #issues: { row: number; text: string }[] = [];
  readonly #remarks: string[] = [];
  readonly #products: readonly Placed[];
  readonly #byId: ReadonlyMap<string, Placed>;
  readonly #byName = new Map<string, Placed>();
  readonly #categories = new Map<string, CategoryRecord>();
  readonly #newCategories: CategoryRecord[] = [];
  readonly #unknownCategories = new Map<string, string>();
  readonly #defaults: ProductDefaults;
  /** The row that has taken each product or id. */
  readonly #taken = new Map<string, number>();

  constructor(table: Table, data: CatalogueData, options: PlanOptions) {
    this.#table = table;
    this.#data = data;
    this.#options = options;
    this.#defaults = new ProductDefaults(data);
    this.#products = data.categories.flatMap((category) =>
      category.products.map((record) => ({ record, category })),
    );
    this.#byId = new Map(this.#products.map((product) => [product.record.id, product]));
    // The first of several with one name.
    for (const product of this.#products.toReversed()) {
      this.#byName.set(sameName(product.record.name), product);
    }
    for (const category of data.categories) {
      this.#categories.set(sameName(category.id), category);
      this.#categories.set(sameName(category.name), category);
    }
    for (const name of options.newCategories ?? []) this.#addCategory(clean(name));
  }

  plan(): Plan {
    const matches = this.#match();
    const rows = this.#table.rows
      .filter((row) => matches.has(row))
      .flatMap((row) => {
        const planned = this.#planRow(row, matches.get(row));
        return planned ? [planned] : [];
      });
    const kept = new Set(rows.flatMap(({ existing }) => existing?.record.id ?? []));
    const gone = this.#products.filter(({ record }) => !kept.has(record.id));
    const catalogue = mergeRows(this.#data, rows, gone, {
      ...this.#options,
      newCategories: this.#newCategories,
      has: (column) => this.#table.columns.has(column),
    });
    const byId = new Map(rows.map((row) => [row.record.id, row.row]));
    this.#check(catalogue, rows, byId);
    this.#askAboutNames(rows, gone);
    const cellsOf = new Map(this.#table.rows.map(({ row, cells }) => [row, cells]));
    return {
      issues: this.#issues.toSorted((a, b) => a.row - b.row).map(({ text }) => text),
      remarks: this.#remarks,
      unknownCategories: [...this.#unknownCategories.values()],
      catalogue,
      rows: byId,
      added: rows
        .filter(({ existing }) => !existing)
        .map((row) => ({
          name: row.record.name,
          row: row.row,
          lines: factsOfNew(row, cellsOf.get(row.row) ?? {}, this.#data),
        })),
      changed: rows
        .filter(({ existing, record, category }) => {
          return existing && (record !== existing.record || category.id !== existing.category.id);
        })
        .map((row) => ({
          name: row.existing?.record.name ?? '',
          row: row.row,
          lines: changesOf(row, this.#data),
        })),
      gone: gone.map(({ record }) => record),
      lists: listChanges(this.#data, catalogue),
    };
  }

  /**
   * The product of each row: the one with its id, else the one with its name. A row that another
   * has taken has none.
   */
  #match(): Map<TableRow, Placed | undefined> {
    const matches = new Map<TableRow, Placed | undefined>();
    const rows = this.#table.rows.map((row) => ({
      row,
      id: this.#read(row, 'id', textOfCell) ?? '',
      name: this.#read(row, 'name', textOfCell) ?? '',
    }));
    for (const { row, id } of rows.filter((one) => one.id !== '')) {
      const other = this.#taken.get(id);
      if (other === undefined) matches.set(row, this.#byId.get(id));
      else this.#issue(row, 'id', `${id} is in row ${other} too: every product needs its own`);
      this.#taken.set(id, other ?? row.row);
    }
    const named = new Map<string, number>();
    for (const { row, id, name } of rows) {
      const other = named.get(sameName(name));
      if (name !== '' && other === undefined) named.set(sameName(name), row.row);
      if (matches.get(row) || (id !== '' && !matches.has(row))) continue;
      if (other !== undefined && id === '') {
        const must = 'give one another name, or its id';
        this.#issue(row, 'name', `${quotedName(name)} is in row ${other} too: ${must}`);
        continue;
      }
      const product = this.#byName.get(sameName(name)) ?? this.#byId.get(slugOf(name));
      const isFree = product !== undefined && !this.#taken.has(product.record.id);
      matches.set(row, isFree ? product : undefined);
      if (!isFree) continue;
      this.#taken.set(product.record.id, row.row);
      if (id !== '') {
        this.#remark(row, 'id', `${id} is not known, and the name is: ${product.record.id} stays`);
      }
    }
    return matches;
  }

  #planRow(row: TableRow, existing: Placed | undefined): PlannedRow | undefined {
    const before = this.#issues.length;
    const category = this.#categoryOf(row, existing);
    const fields: Record<string, unknown> = { ...existing?.record };
    for (const [key, column] of columnList) {
      if (this.#table.columns.has(key)) this.#applyColumn(row, key, column, existing, fields);
    }
    this.#applyStock(row, existing, fields);
    const offer = this.#read(row, 'offer', columns.offer.read);
    const featured = this.#read(row, 'featured', columns.featured.read);
    if (!existing) this.#fillNew(row, category, fields);
    if (this.#issues.length > before || !category) return undefined;
    const record = this.#finished(fields as unknown as ProductRecord, category, existing);
    return {
      row: row.row,
      record,
      category,
      ...(existing && { existing }),
      ...(offer !== undefined && { offer }),
      ...(featured !== undefined && { featured }),
    };
  }

  /** Sets the field of one column where its cell says something else than the record does. */
  #applyColumn(
    row: TableRow,
    key: ColumnKey,
    { field, read, write, optional }: Column,
    existing: Placed | undefined,
    fields: Record<string, unknown>,
  ): void {
    if (!field || !read) return;
    const written = existing && write(existing, this.#data);
    if (existing && row.cells[key] === written) return;
    const readCell = (cell: Cell) => read(cell, this.#data);
    const value = this.#read(row, key, readCell);
    if (existing && isSame(value, readCell(written ?? null))) return;
    if (value !== undefined) fields[field] = value;
    else if (optional) delete fields[field];
    else if (existing && key === 'price' && this.#isEmpty(row, key)) {
      this.#remark(row, key, `is empty: ${formatKes(Number(fields[field]))} stays`);
    }
  }

  #applyStock(row: TableRow, existing: Placed | undefined, fields: Record<string, unknown>): void {
    const before = this.#issues.length;
    const has = (key: ColumnKey) => this.#table.columns.has(key);
    const { sizeSet, sizes, soldOut } = columns;
    const isWritten = (key: 'sizeSet' | 'sizes' | 'soldOut') =>
      !has(key) || (existing && row.cells[key] === columns[key].write(existing, this.#data));
    if (isWritten('sizeSet') && isWritten('sizes') && isWritten('soldOut')) return;
    const cells = {
      ...(has('sizeSet') && {
        set: this.#read(row, 'sizeSet', (cell) => sizeSet.read(cell, this.#data)),
      }),
      ...(has('sizes') && {
        entries: this.#read(row, 'sizes', (cell) => sizes.read(cell, this.#data)) ?? [],
      }),
      ...(has('soldOut') && { isSoldOut: this.#read(row, 'soldOut', soldOut.read) === true }),
    };
    if (this.#issues.length > before) return;
    try {
      const changes = stockChanges(cells, existing, this.#data);
      for (const [field, value] of Object.entries(changes)) {
        if (value === undefined) delete fields[field];
        else fields[field] = value;
      }
    } catch (error) {
      this.#catch(row, 'sizes', error);
    }
  }

  /** The fields that a new product's row leaves out: from its category, or from its name. */
  #fillNew(
    row: TableRow,
    category: CategoryRecord | undefined,
    fields: Record<string, unknown>,
  ): void {
    const name = String(fields.name ?? '');
    if (name === '') {
      this.#issue(row, 'name', 'must not be empty');
      return;
    }
    const id = this.#read(row, 'id', textOfCell) || this.#freeId(slugOf(name));
    if (id === '') {
      this.#issue(row, 'id', 'must be given: no address can be made of the name');
      return;
    }
    this.#taken.set(id, row.row);
    fields.id = id;
    const shared = category ? this.#defaults.of(category) : {};
    fields.kind ??= kindIn(name, fields.ageGroup ?? shared.ageGroup);
    for (const [field, value] of Object.entries(shared)) {
      fields[field] ??= value;
    }
    fields.description ??= `${name.replace(/[.!?]$/, '')}.`;
    fields.alt ??= name;
    fields.colour ??= this.#defaults.colourIn(name);
    if (this.#isEmpty(row, 'price')) {
      this.#issue(row, 'price', 'must be whole shillings, such as 1500');
    }
    if (category && fields.sizes === undefined) {
      this.#issue(row, 'sizes', 'must not be empty: the category has no product to take them from');
    }
  }

  /**
   * A record with what follows from its category, its photo and the day. Unchanged, it is the same
   * object.
   */
  #finished(
    record: ProductRecord,
    category: CategoryRecord,
    existing: Placed | undefined,
  ): ProductRecord {
    const { today, hasPhoto } = this.#options;
    if (!existing) {
      const awaited = !hasPhoto(record.folder ?? category.folder, record.id);
      return {
        ...record,
        ...(awaited && { pictureAwaited: true }),
        added: record.added ?? today,
        updated: today,
      };
    }
    if (category.id === existing.category.id) {
      const same = isDeepStrictEqual(record, existing.record);
      return same ? existing.record : { ...record, updated: today };
    }
    const folder = record.folder ?? existing.category.folder;
    const { folder: _, formerPaths = [], ...rest } = record;
    const paths = [...formerPaths, `${existing.category.id}/${record.id}`];
    return {
      ...rest,
      ...(folder !== category.folder && { folder }),
      formerPaths: paths.filter((path) => path !== `${category.id}/${record.id}`),
      updated: today,
    };
  }

  #categoryOf(row: TableRow, existing: Placed | undefined): CategoryRecord | undefined {
    const name = this.#read(row, 'category', textOfCell) ?? '';
    if (name === '' && existing) return existing.category;
    const [only, another] = this.#data.categories;
    if (name === '' && only && !another) return only;
    const category = this.#categories.get(sameName(name));
    if (category) return category;
    const names = this.#data.categories.map((one) => one.name);
    const meant = nearestName(name, names);
    const must = `must be one of ${names.join(', ')}`;
    if (name === '') this.#issue(row, 'category', must);
    else if (meant) this.#issue(row, 'category', `"${name}" ${must}; did you mean "${meant}"?`);
    else {
      const make = `to make it, add --new-category ${shellText(name)} to the command`;
      this.#unknownCategories.set(sameName(name), name);
      this.#issue(row, 'category', `"${name}" ${must}; ${make}`);
    }
    return undefined;
  }

  #addCategory(name: string): void {
    if (this.#categories.has(sameName(name))) return;
    const id = slugOf(name);
    const category: CategoryRecord = {
      id,
      name,
      folder: id,
      description: `${name.replace(/[.!?]$/, '')}.`,
      products: [],
    };
    this.#newCategories.push(category);
    this.#categories.set(sameName(name), category);
  }

  /** The shop's own check, with its issues at their rows. */
  #check(catalogue: CatalogueData, rows: readonly PlannedRow[], byId: RowsById): void {
    const issues = catalogueIssues(catalogue, this.#options.today);
    const old = new Set(issues.length > 0 ? catalogueIssues(this.#data).map(issueKey) : []);
    const isPartial = this.#issues.length > 0;
    for (const issue of issues.filter((one) => !old.has(issueKey(one)))) {
      if (issue.field === 'products' && this.#addEmptied(issue, rows)) continue;
      const { row, text } = atRow(issue, byId);
      // While rows are left out, only what is wrong within a row is sure.
      if (isPartial && row === undefined) continue;
      if (stops(issue)) this.#issues.push({ row: row ?? 0, text });
      else this.#remarks.push(text);
    }
  }

  /**
   * A category that has lost its last product, at the last row that moves one out of it, if one
   * does.
   */
  #addEmptied({ entry, message }: Issue, rows: readonly PlannedRow[]): boolean {
    const moved = rows.findLast(
      ({ existing, category }) => existing?.category.id === entry && category.id !== entry,
    );
    if (!moved?.existing) return false;
    const text = `Row ${moved.row}, Category: ${moved.existing.category.name} ${sentence(message)}`;
    this.#issues.push({ row: moved.row, text });
    return true;
  }

  /** A new product with nearly the name of one that is gone is likely that one, misspelt. */
  #askAboutNames(rows: readonly PlannedRow[], gone: readonly Placed[]): void {
    const added = rows.filter(({ existing }) => !existing);
    if (added.length * gone.length > 10_000) return;
    const names = gone.map(({ record }) => record.name);
    for (const { row, record } of added) {
      const meant = nearestName(record.name, names);
      if (meant) {
        this.#remarks.push(
          `Row ${row}, Name: "${record.name}" is new, and "${meant}" is gone: if it is the same, write its Id in the row.`,
        );
      }
    }
  }

  /** The value of one cell; an issue at its row where it cannot be taken. */
  #read<T>(row: TableRow, key: ColumnKey, read: (cell: Cell) => T): T | undefined {
    const cell = row.cells[key];
    if (cell === undefined) return undefined;
    try {
      return read(cell);
    } catch (error) {
      return this.#catch(row, key, error);
    }
  }

  #catch(row: TableRow, key: ColumnKey, error: unknown): undefined {
    if (!(error instanceof CellError)) throw error;
    this.#issue(row, key, error.message, error.showsCell);
    return undefined;
  }

  #issue({ row }: TableRow, key: ColumnKey, message: string, showsCell = false): void {
    const at = showsCell ? ` (cell ${this.#table.columns.get(key)}${row})` : '';
    const text = `Row ${row}, ${columns[key].header}${at}: ${sentence(message)}`;
    if (!this.#issues.some((issue) => issue.text === text)) this.#issues.push({ row, text });
  }

  #remark({ row }: TableRow, key: ColumnKey, message: string): void {
    this.#remarks.push(`Row ${row}, ${columns[key].header}: ${sentence(message)}`);
  }

  #isEmpty(row: TableRow, key: ColumnKey): boolean {
    return clean(String(row.cells[key] ?? '')) === '';
  }

  #freeId(id: string): string {
    const isTaken = (one: string) => this.#byId.has(one) || this.#taken.has(one);
    if (id === '' || !isTaken(id)) return id;
    let number = 2;
    while (isTaken(`${id}-${number}`)) number += 1;
    return `${id}-${number}`;
  }
}

function quotedName(name: string): string {
  return quoted(name).startsWith('"') ? quoted(name) : `"${name}"`;
}

/** Whether two values are one. Spreadsheets make 7 of 007. */
function isSame(value: unknown, written: unknown): boolean {
  const isNumber = typeof written === 'string' && /^0\d+$/.test(written);
  return isDeepStrictEqual(value, written) || (isNumber && value === String(Number(written)));
}

function issueKey({ file, entry, field, message }: Issue): string {
  return JSON.stringify([file, entry, field, message]);
}
