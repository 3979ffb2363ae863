import type { Category, CategoryRecord } from '@/data/schema/category';
import type { Read } from '@/data/schema/field';
import { type DataModule, dataModules, productModule } from '@/data/schema/modules';
import type { ProductRecord } from '@/data/schema/product';

type Modules = typeof dataModules;

/** All that the modules of data/ say, by their constants, and the products. */
export type ShopData = {
  readonly [File in keyof Modules as Modules[File]['name']]: Read<Modules[File]['schema']>;
} & { readonly products: readonly ProductRecord[] };

/** The folder of the products' modules, below data/. */
export const PRODUCTS = 'catalogue/products';

/** Where a product's record is, below data/. */
export function productFile(id: string): string {
  return `${PRODUCTS}/${id}.ts`;
}

/** The module that a file below data/ is; undefined for another, such as the words. */
export function moduleAt(file: string): DataModule | undefined {
  const known: Readonly<Record<string, DataModule>> = dataModules;
  return known[file] ?? (productIdOf(file) === undefined ? undefined : productModule);
}

/** The id of the product that a file below data/ is named after; undefined for another file. */
export function productIdOf(file: string): string | undefined {
  const [, id] = /^catalogue\/products\/([^/]+)\.ts$/.exec(file) ?? [];
  return id;
}

/** By their places, then those without one by the day on which they were added. */
export function inPlace(products: readonly ProductRecord[]): ProductRecord[] {
  const key = ({ place, added }: ProductRecord) =>
    [place ?? Number.POSITIVE_INFINITY, added ?? ''] as const;
  return products.toSorted((a, b) => {
    const [[placeA, addedA], [placeB, addedB]] = [key(a), key(b)];
    if (placeA !== placeB) return placeA - placeB;
    return addedA < addedB ? -1 : addedA > addedB ? 1 : 0;
  });
}

/** The categories, each with its products in their order. */
export function withProducts(
  categories: readonly Category[],
  products: readonly ProductRecord[],
): CategoryRecord[] {
  return categories.map((category) => ({
    ...category,
    products: products.filter((product) => product.category === category.id),
  }));
}
