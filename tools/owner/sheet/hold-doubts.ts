import type { ProductRecord } from '@/data/schema/product';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { productFile, productIdOf } from '@/lib/data-modules/shop-files.build';
import { type Doubt, doubtsOf, type Values } from '@/tools/change/doubts';
import { withKept } from './merge-rows';
import type { Plan } from './plan';

/** What is doubtful in what a plan changes; `isGoneMeant` where a person said what becomes of what is gone. */
export function doubtsOfPlan(
  data: CatalogueData,
  { catalogue, gone }: Plan,
  isGoneMeant = false,
): Doubt[] {
  const meant = new Set(isGoneMeant ? gone.map(({ id }) => id) : []);
  const isAsked = ({ id }: ProductRecord) => !meant.has(id);
  return doubtsOf(valuesOf(data, isAsked), valuesOf(catalogue, isAsked));
}

function valuesOf(
  { categories, sizeSets }: CatalogueData,
  isAsked: (record: ProductRecord) => boolean,
): Values {
  const products = categories.flatMap(({ id, products }) =>
    products.filter(isAsked).map((record) => ({ ...record, category: id })),
  );
  return new Map<string, unknown>([
    ['catalogue/size-sets.ts', sizeSets],
    ...products.map((record) => [productFile(record.id), record] as const),
  ]);
}

/** A plan without what is doubtful: those products stay as they are, a new one stays out. */
export function withoutDoubtful(data: CatalogueData, plan: Plan, doubts: readonly Doubt[]): Plan {
  const held = new Set(
    doubts.flatMap(({ files }) => files.flatMap((file) => productIdOf(file) ?? [])),
  );
  if (held.size === 0) return plan;
  const isHeld = ({ id }: Pick<ProductRecord, 'id'>) => held.has(id);
  const known = new Set(data.categories.flatMap(({ products }) => products.map(({ id }) => id)));
  const isThere = (id: string) => known.has(id) || !held.has(id);
  /** A product is worn with none that stays out. */
  const withoutHeld = (record: ProductRecord): ProductRecord => {
    const { goesWith, ...rest } = record;
    if (!goesWith || goesWith.every(isThere)) return record;
    const left = goesWith.filter(isThere);
    return left.length > 0 ? { ...record, goesWith: left } : rest;
  };
  const rows = new Set([...plan.rows].flatMap(([id, row]) => (held.has(id) ? [row] : [])));
  const isIn = ({ row }: { row: number }) => !rows.has(row);
  return {
    ...plan,
    catalogue: {
      ...plan.catalogue,
      categories: plan.catalogue.categories.map((category) => {
        const old = data.categories.find(({ id }) => id === category.id)?.products ?? [];
        const own = category.products.filter((record) => !isHeld(record)).map(withoutHeld);
        return { ...category, products: withKept(own, old.filter(isHeld), old, ({ id }) => id) };
      }),
      offers: plan.catalogue.offers.filter(isThere),
      featured: plan.catalogue.featured.filter(isThere),
    },
    added: plan.added.filter(isIn),
    changed: plan.changed.filter(isIn),
    gone: plan.gone.filter((one) => !isHeld(one)),
    pictures: plan.pictures.filter(isIn),
  };
}
