import { category } from '@/data/schema/category';
import { aboutOf, type Schema } from '@/data/schema/field';
import { product } from '@/data/schema/product';
import { shop } from '@/data/schema/shop';
import { visit } from '@/data/schema/visit';

type Entries = Readonly<Record<string, Schema>>;

/** The group of a form that holds what is rarely changed, folded. */
export const MORE = 'more';

/** The group of a record with what it says in Kiswahili. */
export const KISWAHILI = 'sw';

/** The frequent fields that some forms show first, in this order. The rest is folded. */
const first = new Map<Entries, readonly string[]>([
  [
    product.entries,
    [
      ...['name', 'category', 'priceKes', 'originalPriceKes', 'sizes', 'soldOut', 'sizesLeft'],
      ...['colour', 'kind', 'ageGroup', 'gender', 'description'],
    ],
  ],
  [category.entries, ['name', 'description', 'wholesale']],
  [
    shop.entries,
    [
      ...['name', 'phone', 'whatsapp', 'secondPhone', 'replyWithin', 'wholesaleAbove'],
      ...['wholesale', 'sells', 'tagline', 'searchExample'],
    ],
  ],
  [visit.entries, ['openingHours', 'closedDays', 'email', 'location']],
]);

/** The fields that the desk writes itself. */
const hidden = new Map<Entries, readonly string[]>([
  [product.entries, ['id', 'added']],
  [category.entries, ['id']],
]);

/** The fields that may be empty for a new product, as in a sheet: the desk fills them in. */
const filled = new Map<Entries, readonly string[]>([
  [product.entries, ['colour', 'kind', 'ageGroup', 'gender', 'description', 'alt']],
  [category.entries, ['folder']],
]);

interface Layout {
  shown: readonly string[];
  folded: readonly string[];
  /** On no form, and kept. */
  hidden: readonly string[];
  /** Not required on the form, as the desk fills them in. */
  filled: readonly string[];
}

/** How the form of a record shows its fields. */
export function layoutOf(entries: Entries): Layout {
  const hiddenNames = hidden.get(entries) ?? [];
  const names = Object.keys(entries)
    .filter((name) => !hiddenNames.includes(name))
    .toSorted((a, b) => isSample(a) - isSample(b));
  const often = first.get(entries);
  const shown = often ? [...often, KISWAHILI].filter((name) => name in entries) : names;
  return {
    shown,
    folded: names.filter((name) => !shown.includes(name)),
    hidden: hiddenNames,
    filled: filled.get(entries) ?? [],
  };

  function isSample(name: string): number {
    return aboutOf(entries[name]).use === 'sample' ? 1 : 0;
  }
}
