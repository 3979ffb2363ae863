import { digestOf } from '@/lib/catalogue/published';
import { productFile } from '@/lib/data-modules/shop-files.build';
import { either, listed } from '@/lib/format/marks';
import type { Rule } from '@/tools/owner/check/checked-shop';
import { type Finding, stop, warn } from '@/tools/owner/check/finding';

/** A product that lives on at another address than it was published under names that one. */
const movedAndGone: Rule = ({ categories, everyProduct, surroundings: { published } }) => {
  if (!published) return [];
  const ids = categories.map(({ id }) => id);
  const all = everyProduct.map((record) => ({ record, path: `${record.category}/${record.id}` }));
  const kept = new Set(all.flatMap(({ path, record }) => [path, ...(record.formerPaths ?? [])]));
  const byId = new Map(all.map((one) => [one.record.id, one]));
  const added = new Map(
    all
      .filter(({ path }) => !Object.hasOwn(published.products, path))
      .map((one) => [digestOf(one.record), one]),
  );
  const lost = Object.keys({ ...published.formerPaths, ...published.products })
    .filter((path) => !kept.has(path))
    .map((path) => {
      const target = published.formerPaths[path] ?? path;
      const [, id = ''] = target.split('/');
      const digest = published.products[target]?.digest ?? '';
      return { path, id, now: byId.get(id) ?? added.get(digest) };
    });
  const moved = new Map(lost.flatMap(({ now }) => (now ? [[now.path, now]] : [])));
  return [
    ...[...moved.values()].map((product): Finding => {
      const more = lost.filter(({ now }) => now === product).map(({ path }) => path);
      const all = [...(product.record.formerPaths ?? []), ...more];
      const must = `must be ${listed(all)}: its page was published there, and shared links lead there`;
      return stop(productFile(product.record.id), ['formerPaths'], must);
    }),
    ...lost
      .filter(({ now }) => !now)
      .map(({ path, id }): Finding => {
        const must = `was published and is gone: a shared link to /shop/${path}/ leads nowhere. Sold out? ${either('Put the record back with `soldOut: true`', 'Make it again, and sold out')}. Renamed? Put ${either(`\`formerPaths: ['${path}']\` into the record it is now`, `${path} into the former addresses of the product it is now`)}. Removed for good? Then nothing is to be done: the next publish forgets it`;
        return warn(productFile(id), [], must);
      }),
    ...Object.entries(published.categories)
      .filter(([id]) => !ids.includes(id))
      .map(([id, name]) => ({
        file: 'data/catalogue/categories.ts',
        entry: id,
        message: `the category ${name} was published and is gone: a shared link to /shop/${id}/ leads nowhere. For another name change only ${either('`name`', 'the name')} and keep the id "${id}"`,
        severity: 'warning' as const,
      })),
  ];
};

export const publishedRules: readonly Rule[] = [movedAndGone];
