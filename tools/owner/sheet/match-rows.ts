import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { type Findings, readCell } from './cell-findings';
import { quoted, textOfCell } from './cell-values';
import type { Placed } from './columns';
import { sameName, slugOf } from './names';
import type { TableRow } from './table';
import { placedProducts } from './write-csv';

/** The rows of products, each with its product of the shop; undefined for a new product. */
export type Matches = ReadonlyMap<TableRow, Placed | undefined>;

interface NamedRow {
  row: TableRow;
  id: string;
  name: string;
}

/**
 * The product of each row: the one with its id, else the one with its name. A row that another has taken
 * has an issue, and is not among them.
 */
export function matchRows(
  rows: readonly TableRow[],
  data: CatalogueData,
  findings: Findings,
): Matches {
  const products = placedProducts(data);
  const byId = new Map(products.map((product) => [product.record.id, product]));
  // The first of several with one name.
  const byName = new Map(
    products.toReversed().map((product) => [sameName(product.record.name), product]),
  );
  const read = rows.map((row): NamedRow => {
    const textIn = (key: 'id' | 'name') => readCell(row, key, textOfCell, findings) ?? '';
    return { row, id: textIn('id'), name: textIn('name') };
  });
  const matches = matchIds(read, byId, findings);
  const taken = new Set([...matches.values()].map((product) => product?.record.id));
  const firstRows = new Map<string, number>();
  for (const { row, id, name } of read) {
    const other = firstRows.get(sameName(name));
    if (name !== '' && other === undefined) firstRows.set(sameName(name), row.row);
    const isTwice = id !== '' && !matches.has(row);
    if (matches.get(row) || isTwice) continue;
    if (other !== undefined && id === '') {
      const must = 'give one another name, or its id';
      findings.issue(row, 'name', `${quotedName(name)} is in row ${other} too: ${must}`);
      continue;
    }
    const product = byName.get(sameName(name)) ?? byId.get(slugOf(name));
    const isFree = product !== undefined && !taken.has(product.record.id);
    matches.set(row, isFree ? product : undefined);
    if (!isFree) continue;
    taken.add(product.record.id);
    if (id !== '') {
      findings.remark(row, 'id', `${id} is not known, and the name is: ${product.record.id} stays`);
    }
  }
  return matches;
}

/** The rows with an id, except those that have the id of another row. */
function matchIds(
  rows: readonly NamedRow[],
  byId: ReadonlyMap<string, Placed>,
  findings: Findings,
): Map<TableRow, Placed | undefined> {
  const matches = new Map<TableRow, Placed | undefined>();
  const firstRows = new Map<string, number>();
  for (const { row, id } of rows.filter((one) => one.id !== '')) {
    const other = firstRows.get(id);
    if (other === undefined) {
      firstRows.set(id, row.row);
      matches.set(row, byId.get(id));
    } else findings.issue(row, 'id', `${id} is in row ${other} too: every product needs its own`);
  }
  return matches;
}

function quotedName(name: string): string {
  return quoted(name).startsWith('"') ? quoted(name) : `"${name}"`;
}
