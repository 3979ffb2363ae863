import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { named } from '@/lib/format/sentences';
import { isEmpty } from './cell-values';
import { sameName } from './names';
import type { Table, TableRow } from './table';
import { placedProducts } from './write-csv';

const TOTAL = /^(?:(?:grand|sub)[\s-]*)?(?:total|jumla|sum)(?:\s+(?:ya|of|for)\b.*)?:?$/i;

/**
 * The rows of a home-made list that are products. A row with only a category's name is a heading,
 * and gives its category to the new products below that have none. A row of totals is left out. The
 * program prints both.
 */
export function withoutHeadings(table: Table, data: CatalogueData) {
  const products = placedProducts(data).flatMap(({ record }) => [record.id, record.name]);
  const known = new Set(products.map(sameName));
  const nameIn = ({ cells }: TableRow) => String(cells.name ?? cells.id ?? '');
  const isKnown = (row: TableRow) => known.has(sameName(nameIn(row)));
  const categories = new Set(
    [
      ...data.categories.map(({ name }) => name),
      ...table.rows.map(({ cells }) => String(cells.category ?? '')),
    ].map(sameName),
  );
  const hasCategories = table.columns.has('category');
  const isHeading = (row: TableRow, at: number) => {
    const { alone } = row;
    if (alone === undefined || isKnown(row) || at === table.rows.length - 1) return false;
    const isCategory = alone !== '' && categories.has(sameName(alone));
    return isCategory || !hasCategories || /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(alone);
  };
  const headings: string[] = [];
  const totals: string[] = [];
  let category = '';
  const rows = table.rows.flatMap((row, at): TableRow[] => {
    const { label = '', alone = '' } = row;
    if (TOTAL.test(label) && !isKnown(row)) {
      totals.push(`${row.row} (${label})`);
      return [];
    }
    if (isHeading(row, at)) {
      category = alone === alone.toUpperCase() ? capitalized(alone) : alone;
      headings.push(`${row.row} (${alone})`);
      return [];
    }
    if (nameIn(row) === '' && alone !== '' && Object.values(row.cells).every(isEmpty)) return [];
    const takesHeading = category !== '' && isEmpty(row.cells.category) && !isKnown(row);
    return [takesHeading ? { ...row, cells: { ...row.cells, category } } : row];
  });
  return {
    rows,
    remarks: [
      ...(headings.length > 0
        ? [`Row ${named(headings)}: a heading, and the category of the products below it.`]
        : []),
      ...(totals.length > 0 ? [`Row ${named(totals)}: a sum, and no product.`] : []),
    ],
  };
}

/** 'SCHOOL SHOES' → 'School shoes' */
function capitalized(text: string): string {
  return text.slice(0, 1) + text.slice(1).toLowerCase();
}
