import type { Fit } from '@/data/schema/product';
import type { SizeGuide, SizeGuideValue } from '@/data/schema/size-guide';
import { fillText } from '@/lib/format/fill-text';
import { sizeGuideWords } from '@/words/size-guide';
import type { Product } from './product';

/** The guide to a product's sizes; undefined where its group of sizes has none. */
export function guideOf(
  { sizeGroup }: Pick<Product, 'sizeGroup'>,
  guides: readonly SizeGuide[],
): SizeGuide | undefined {
  return guides.find(({ id }) => id === sizeGroup);
}

/**
 * Which of two sizes to take for a person between them: by how the product fits, else as its guide says.
 */
export function sizeBetween({ between }: Pick<SizeGuide, 'between'>, fit?: Fit) {
  if (fit === 'small') return 'larger';
  return fit === 'large' ? 'smaller' : between;
}

/** Which of two sizes to take by all of these guides; undefined where they differ, or there are none. */
export function sizeBetweenInAll(guides: readonly Pick<SizeGuide, 'between'>[]) {
  const [answer, other] = new Set(guides.map((guide) => sizeBetween(guide)));
  return other ? undefined : answer;
}

/** How a product fits, in a sentence; undefined where its record does not say. A child grows: which of two sizes to take. */
export function fitText(
  product: Pick<Product, 'fit' | 'sizeGroup' | 'sizeNotes'>,
  guides: readonly SizeGuide[],
): string | undefined {
  const { fit } = product;
  const guide = guideOf(product, guides);
  if (fit === 'true' && guide && product.sizeNotes) {
    return sizeGuideWords.between[sizeBetween(guide)];
  }
  return fit && sizeGuideWords.fits[fit];
}

/** What a guide says under each of these sizes where a product is ordered; undefined for nothing. */
export function sizeNotes(
  guide: Pick<SizeGuide, 'rows' | 'underSizes'> | undefined,
  sizes: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const column = guide?.underSizes;
  if (!guide || column === undefined) return undefined;
  const notes = sizes.flatMap((size) => {
    const note = guide.rows[size]?.[column];
    return typeof note === 'string' ? [[size, note] as const] : [];
  });
  return notes.length > 0 ? Object.fromEntries(notes) : undefined;
}

interface GuideRow {
  size: string;
  /** A text for each column. */
  cells: readonly string[];
}

/**
 * The rows of a guide's table. A column of centimetres that has a decimal anywhere has one everywhere.
 */
export function guideRows({ columns, rows }: Pick<SizeGuide, 'columns' | 'rows'>) {
  const decimals = Object.entries(columns).map(([name, { holds }]) => {
    const values = Object.values(rows).flatMap((row) => row[name] ?? []);
    return [
      name,
      Number(holds === 'cm' && values.some((value) => !Number.isInteger(value))),
    ] as const;
  });
  return Object.entries(rows).map(
    ([size, row]): GuideRow => ({
      size,
      cells: decimals.map(([name, digits]) => cellText(row[name] ?? '', digits)),
    }),
  );
}

function cellText(value: SizeGuideValue, digits: number): string {
  if (typeof value === 'string') return value;
  const numbers = typeof value === 'number' ? [value] : value;
  const [from = '', to] = numbers.map((one) => (digits > 0 ? one.toFixed(digits) : String(one)));
  return to === undefined ? from : fillText(sizeGuideWords.range, { from, to });
}
