import Papa from 'papaparse';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { clean, protectedText } from './cell-values';
import { columns, type Placed } from './columns';

/** The products of a catalogue in the shop's order. */
export function placedProducts({ categories }: CatalogueData): Placed[] {
  return categories.flatMap((category) =>
    category.products.map((record) => ({ record, category })),
  );
}

/** The catalogue as a CSV that Excel opens correctly: with a byte-order mark. */
export function catalogueCsv(data: CatalogueData): string {
  const shown = columns.filter(({ key }) => key !== 'picture');
  const rows = placedProducts(data).map((product) =>
    shown.map(({ write }) => {
      const cell = write(product, data);
      return typeof cell === 'string' ? protectedText(clean(cell)) : cell;
    }),
  );
  return `\ufeff${Papa.unparse([shown.map(({ header }) => header), ...rows])}\r\n`;
}
