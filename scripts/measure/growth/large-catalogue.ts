import { createHash } from 'node:crypto';
import type { CategoryRecord, ProductRecord } from '@/data/types';

/**
 * Categories with `count` products in all, made from the shop's own: first those themselves, then copies
 * of each in turn with names and ids of their own. Their order within a category stays. Throws for fewer
 * than the shop has: offers refer to them.
 */
export function largeCatalogue(
  categories: readonly CategoryRecord[],
  count: number,
): CategoryRecord[] {
  const own = categories.flatMap(({ id, products }) =>
    products.map((record) => ({ category: id, record })),
  );
  if (count < own.length) throw new Error(`The shop itself has ${own.length} products.`);
  const all = Array.from({ length: count }, (_, at) => {
    const { category, record } = own[at % own.length] as (typeof own)[number];
    const round = Math.floor(at / own.length) + 1;
    return { category, record: round === 1 ? record : copyOf(record, round) };
  });
  return categories.map((category) => ({
    ...category,
    products: all.filter((one) => one.category === category.id).map(({ record }) => record),
  }));
}

function copyOf({ formerPaths: _, ...record }: ProductRecord, round: number): ProductRecord {
  return {
    ...record,
    id: `${record.id}-${round}`,
    name: `${record.name} ${round}`,
    description: reworded(record.description, round),
    alt: reworded(record.alt, round),
  };
}

/** The same words in an order of its own: texts that were alike would weigh next to nothing. */
function reworded(text: string, round: number): string {
  const place = (word: string) => createHash('md5').update(`${word} ${round}`).digest('hex');
  return text
    .split(' ')
    .toSorted((a, b) => place(a).localeCompare(place(b)))
    .join(' ');
}

/** The product a copy was made of, by its id: whose photo it shows. */
export function modelOf(id: string, own: ReadonlySet<string>): string {
  return own.has(id) ? id : id.replace(/-\d+$/, '');
}
