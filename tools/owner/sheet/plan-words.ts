import { isDeepStrictEqual } from 'node:util';
import type { ProductRecord } from '@/data/schema/product';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { formatKes, formatThousands } from '@/lib/format/money';
import type { Cell } from './cell-values';
import { type Column, type ColumnKey, columns, sizesOf } from './columns';
import type { PlannedRow } from './merge-rows';
import { sizeTexts } from './sizes-cell';

/** The facts of a new product, for the person to check. */
export function factsOfNew(
  { record, category, assumed, given }: PlannedRow,
  data: CatalogueData,
): string[] {
  const isGiven = (key: ColumnKey) =>
    given[key] !== undefined && given[key] !== null && given[key] !== '';
  const areSizesGiven = isGiven('sizes') || isGiven('sizeSet');
  const isSaid = (key: ColumnKey) =>
    isGiven(key) || (key === 'sizes' && areSizesGiven) || assumed.some((field) => field === key);
  const filled = columns.flatMap((column) => {
    const cell = column.write({ record, category }, data);
    if (cell === null || cell === '' || isSaid(column.key)) return [];
    return [`${column.header} ${shown(column, cell)}`];
  });
  const kiswahili = columns
    .filter(({ key }) => key.startsWith('sw.') && isGiven(key))
    .map((column) => `${column.header} ${shown(column, column.write({ record, category }, data))}`);
  const sizes = sizeTexts(sizesOf(record, data.sizeSets), record);
  return [
    [
      category.name,
      ...(record.priceKes ? [formatKes(record.priceKes)] : []),
      ...(areSizesGiven
        ? [sizes.length === 1 ? sizes[0] : `${sizes.length} sizes (${sizes.join(', ')})`]
        : []),
      ...(isGiven('colour') ? [record.colour] : []),
      ...(record.soldOut === true ? ['sold out'] : []),
    ].join(', '),
    ...(kiswahili.length > 0 ? [kiswahili.join('; ')] : []),
    ...(filled.length > 0 ? [`not in the sheet, so: ${filled.join('; ')}`] : []),
  ];
}

/** Each cell of a product that changes: 'Price 2,800 → 2,950'. */
export function changesOf(
  { existing, record, category }: PlannedRow,
  data: CatalogueData,
): string[] {
  if (!existing) return [];
  return columns.flatMap((column) => {
    const { key, header, write } = column;
    if (key === 'offer' || key === 'featured') return [];
    const [from, to] = [existing, { record, category }].map((one) => write(one, data));
    if (from === undefined || to === undefined || from === to) return [];
    return [`${header} ${shown(column, from)} → ${shown(column, to)}`];
  });
}

/** The changes besides the products: new categories, orders, offers and featured products. */
export function listChanges(data: CatalogueData, catalogue: CatalogueData): string[] {
  const nameOf = new Map(
    [...data.categories, ...catalogue.categories].flatMap(({ products }) =>
      products.map(({ id, name }) => [id, name] as const),
    ),
  );
  const names = (ids: readonly string[]) => ids.map((id) => nameOf.get(id) ?? id).join(', ');
  const lists = (['offers', 'featured'] as const).flatMap((key) => {
    const [from, to] = [data[key], catalogue[key]];
    if (isDeepStrictEqual(from, to)) return [];
    const label = key === 'offers' ? 'Offers' : 'Featured';
    return [`${label}: now ${to.length === 0 ? 'none' : names(to)}.`];
  });
  const orders = data.categories.flatMap(({ id, name, products }) => {
    const now = catalogue.categories.find((one) => one.id === id)?.products ?? [];
    const both = (some: readonly ProductRecord[], others: readonly ProductRecord[]) => {
      const ids = new Set(others.map((one) => one.id));
      return some.map((one) => one.id).filter((one) => ids.has(one));
    };
    if (isDeepStrictEqual(both(products, now), both(now, products))) return [];
    return [`${name}: its products in the order of the sheet.`];
  });
  const known = new Set(data.categories.map(({ id }) => id));
  const added = catalogue.categories.filter(({ id }) => !known.has(id));
  const made = added.map(({ name }) => {
    return `New category ${name}: data/catalogue/categories.ts; write a description there if you want one.`;
  });
  return [...made, ...orders, ...lists];
}

/** From this width on the texts of a column are sentences. */
const SENTENCES = 40;

/** A cell's content in a sentence. */
function shown({ kind, width }: Column, cell: Cell): string {
  if (cell === null || cell === '') return '(empty)';
  if (typeof cell === 'number') {
    return Number.isInteger(cell) ? formatThousands(cell) : String(cell);
  }
  const text = String(cell).replace(/\s+/g, ' ');
  const short = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  return kind === 'text' && width >= SENTENCES ? `"${short}"` : short;
}
