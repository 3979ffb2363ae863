import { createHash } from 'node:crypto';
import type { CategoryRecord } from '@/data/schema/category';
import type { ProductRecord } from '@/data/schema/product';
import { withProducts } from '@/lib/data-modules/shop-files.build';

/**
 * The shop's categories with `count` products in all: first the shop's own, then copies of each in turn
 * with other names and ids. Throws for fewer products than the shop has, as offers refer to them.
 */
export function largeCatalogue(
  categories: readonly CategoryRecord[],
  count: number,
): CategoryRecord[] {
  const own = categories.flatMap(({ products }) => products);
  if (count < own.length)
    throw new Error(`The shop has ${own.length} products: ask for at least as many.`);
  const all = Array.from({ length: count }, (_, index) => {
    const record = own[index % own.length] as ProductRecord;
    const round = Math.floor(index / own.length) + 1;
    return round === 1 ? record : copyOf(record, round);
  });
  return withProducts(categories, all);
}

function copyOf(
  { formerPaths: _paths, place: _place, ...record }: ProductRecord,
  round: number,
): ProductRecord {
  return {
    ...record,
    // A number alone after a hyphen would be the number of a further picture.
    id: `${record.id}-lot${String(round).padStart(3, '0')}`,
    name: `${record.name} ${round}`,
    description: reworded(record.description, round),
    alt: reworded(record.alt, round),
    ...(record.sw?.name && { sw: { ...record.sw, name: `${record.sw.name} ${round}` } }),
  };
}

/** The same words in another order, as repeated texts would be compressed to almost nothing. */
function reworded(text: string, round: number): string {
  const rank = (word: string) => createHash('md5').update(`${word} ${round}`).digest('hex');
  return text
    .split(' ')
    .toSorted((a, b) => rank(a).localeCompare(rank(b)))
    .join(' ');
}

/** The id of the product that a copy was made from. `ownIds` are the ids of the shop's own products. */
export function originalId(id: string, ownIds: ReadonlySet<string>): string {
  return ownIds.has(id) ? id : id.replace(/-lot\d+$/, '');
}
