import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { isSoldOut, stockOf } from '@/lib/catalogue/stock';
import type { Change } from '@/tools/change/change-shop';
import { doubtSentence } from '@/tools/change/doubts';
import { isEmpty } from './cell-values';
import { type ColumnKey, columnAt, sizesOf } from './columns';
import { describePlan } from './describe-plan';
import { fetchSheet } from './fetch-sheet';
import { judgeSheet, type SheetShop } from './judge-sheet';
import type { Plan } from './plan';
import { oncePerCause } from './sheet-issue';
import { SheetError, type Table, tableOf } from './table';
import { placedProducts } from './write-csv';

/** The columns that a sheet online must have, so that a lost one is noticed. */
const REQUIRED = ['name', 'category', 'priceKes', 'sizes', 'soldOut'] as const;
/** Those of them that are never empty throughout. */
const FILLED = ['name', 'category', 'priceKes', 'sizes'] as const;

export interface PullOptions {
  timeoutMs: number;
  /** Whether what is doubtful is meant; else the old stays for those products. */
  asItIs?: boolean | undefined;
}

/**
 * The change by the sheet at an address, and its report. A product that the sheet no longer has
 * becomes sold out, because the build can ask nobody. Its page stays, and a row that returns undoes
 * this. For the same reason doubtful values stay as they were, and `held` names them. Throws a
 * SheetError for any mistake, so that nothing is written.
 */
export async function pullSheet(
  address: string,
  shop: SheetShop,
  { timeoutMs, asItIs = false }: PullOptions,
): Promise<{ change: Change; said: string; held: readonly string[] }> {
  const { plan, change, issues, doubts, columns } = await judgeSheet(
    await fetchSheet(address, timeoutMs),
    shop,
    {
      tableOf,
      options: { gone: 'sold-out' },
      choose(planWith, table, data) {
        const plan = planWith();
        refuseLostColumns(table);
        if (!asItIs) refuseLostRows(plan, data);
        return { plan };
      },
      asItIs,
      isAttended: false,
    },
  );
  if (!change) throw new SheetError([...oncePerCause(issues), columns].join('\n'));
  return { change, said: describePlan(plan, columns), held: doubts.map(doubtSentence) };
}

function refuseLostColumns({ columns: present, rows, said }: Table): void {
  const named = (keys: readonly ColumnKey[]) => keys.map((key) => columnAt(key).header).join(', ');
  const lost = REQUIRED.filter((key) => !present.has(key));
  if (lost.length > 0) throw new SheetError(`It has no column ${named(lost)}. ${said}`);
  if (rows.length === 0) throw new SheetError('It has no products.');
  const empty = FILLED.filter((key) => rows.every(({ cells }) => isEmpty(cells[key])));
  if (empty.length > 0) throw new SheetError(`Nothing is in its column ${named(empty)}.`);
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
      `${lost.length} of ${inStock.length} products are gone from it, more than half. Take them out of the shop with npm run sheet:read if that is right.`,
    );
  }
}
