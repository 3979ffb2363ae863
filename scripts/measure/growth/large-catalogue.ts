import { createHash } from 'node:crypto';
import type { CatalogueFacts } from '@/lib/catalogue/catalogue';

type Records = CatalogueFacts['products'];

/**
 * A catalogue of `count` products, made of the shop's own: first those themselves, then copies of each in
 * turn with names and ids of their own. Their order within a file stays. Throws for fewer than the
 * shop has: offers point at them.
 */
export function largeCatalogue({ products, displayNames }: CatalogueFacts, count: number): Records {
  const own = Object.entries(products).flatMap(([file, records]) =>
    records.map((record) => ({ file, record })),
  );
  if (count < own.length) throw new Error(`The shop itself has ${own.length} products.`);
  const all = Array.from({ length: count }, (_, at) => {
    const { file, record } = own[at % own.length] as (typeof own)[number];
    const round = Math.floor(at / own.length) + 1;
    if (round === 1) return { file, record };
    const { formerPaths: _old, ...kept } = record;
    const name = displayNames[record.originalName] ?? record.originalName;
    const copy = {
      ...kept,
      id: `${record.id}-${round}`,
      originalName: `${name} ${round}`,
      description: reworded(record.description, round),
      alt: reworded(record.alt, round),
    };
    return { file, record: copy };
  });
  return Object.fromEntries(
    Object.keys(products).map((file) => [
      file,
      all.filter((one) => one.file === file).map(({ record }) => record),
    ]),
  );
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
