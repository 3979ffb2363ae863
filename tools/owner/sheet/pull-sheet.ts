import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { isSoldOut, stockOf } from '@/lib/catalogue/stock';
import type { Modules } from '@/tools/owner/catalogue/catalogue-editor';
import { catalogueValues } from '@/tools/owner/catalogue/catalogue-values';
import { applyPlan } from './apply-plan';
import { clean } from './cell';
import { type ColumnKey, columns, sizesOf } from './columns';
import { describePlan, oncePerCause } from './describe-plan';
import { fetchSheet } from './fetch-sheet';
import { type Plan, type PlanOptions, planSheet } from './plan';
import { readSheet } from './read-sheet';
import { SheetError, type Table, tableOf } from './table';
import { placedProducts } from './write-csv';

/** The columns that a sheet online must have, so that a lost one is noticed. */
const REQUIRED = ['name', 'category', 'price', 'sizes', 'soldOut'] as const;
/** Those of them that are never empty throughout. */
const FILLED = ['name', 'category', 'price', 'sizes'] as const;

interface PullOptions extends Pick<PlanOptions, 'today' | 'hasPhoto'> {
  timeoutMs: number;
}

/**
 * The modules after the sheet at an address, and what to say of it. A product that the sheet no longer
 * has is sold out: nobody is there to ask, its page goes on working, and a row that is back undoes it.
 * Throws a SheetError where anything is not right, so that nothing is written.
 */
export async function pullSheet(
  address: string,
  modules: Modules,
  { timeoutMs, ...options }: PullOptions,
): Promise<{ modules: Modules; said: string }> {
  const data = catalogueValues(modules);
  const { remarks, ...sheet } = await readSheet(await fetchSheet(address, timeoutMs));
  const table = tableOf(sheet);
  const plan = planSheet(table, data, { ...options, gone: 'sold-out' });
  refuseLostColumns(table);
  refuseLostRows(plan, data);
  const applied = applyPlan(modules, plan);
  if (applied.issues.length > 0) throw new SheetError(oncePerCause(applied.issues).join('\n'));
  const said = describePlan({ ...plan, remarks: [...remarks, ...table.remarks, ...plan.remarks] });
  return { modules: applied.modules, said };
}

function refuseLostColumns({ columns: present, rows }: Table): void {
  const named = (keys: readonly ColumnKey[]) => keys.map((key) => columns[key].header).join(', ');
  const lost = REQUIRED.filter((key) => !present.has(key));
  if (lost.length > 0) throw new SheetError(`It has no column ${named(lost)}.`);
  if (rows.length === 0) throw new SheetError('It has no products.');
  const empty = FILLED.filter((key) => rows.every(({ cells }) => isEmpty(cells[key])));
  if (empty.length > 0) throw new SheetError(`Nothing is in its column ${named(empty)}.`);
}

function isEmpty(cell: unknown): boolean {
  return clean(String(cell ?? '')) === '';
}

/** Throws where more than half of the products that can be ordered are gone. */
function refuseLostRows({ gone }: Plan, data: CatalogueData): void {
  const goneIds = new Set(gone.map(({ id }) => id));
  const inStock = placedProducts(data)
    .filter(({ record }) => {
      const sizes = sizesOf(record, data.sizeSets);
      return !isSoldOut({ sizes, ...stockOf(record, sizes) });
    })
    .map(({ record }) => record.id);
  const lost = inStock.filter((id) => goneIds.has(id));
  if (lost.length * 2 > inStock.length) {
    throw new SheetError(
      `${lost.length} of ${inStock.length} products are gone from it, more than half. Take them out of the shop with npm run sheet:read if that is meant.`,
    );
  }
}
