import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Category, CategoryRecord } from '@/data/schema/category';
import type { Read } from '@/data/schema/field';
import { type DataModule, dataModules, productModule } from '@/data/schema/modules';
import type { ProductRecord } from '@/data/schema/product';
import { readModule } from './read-module';

type Modules = typeof dataModules;

/** All that the modules of data/ say, by their constants, and the products. */
export type ShopData = {
  readonly [File in keyof Modules as Modules[File]['name']]: Read<Modules[File]['schema']>;
} & { readonly products: readonly ProductRecord[] };

/** The folder of the products' modules, below data/. */
const PRODUCTS = 'catalogue/products';

/** Where a product's record is, below data/. */
export function productFile(id: string): string {
  return `${PRODUCTS}/${id}.ts`;
}

/** The module that a file below data/ is; undefined for another, such as the words. */
export function moduleAt(file: string): DataModule | undefined {
  const known: Readonly<Record<string, DataModule>> = dataModules;
  const isProduct = path.posix.dirname(file) === PRODUCTS && file.endsWith('.ts');
  return known[file] ?? (isProduct ? productModule : undefined);
}

/** The modules of products of a folder of data/, each by its file below it, in the order of their names. */
export function productFiles(folder: string): string[] {
  const products = path.join(folder, PRODUCTS);
  // A folder without a file is in no repository.
  if (!existsSync(products)) return [];
  return readdirSync(products)
    .map((name) => `${PRODUCTS}/${name}`)
    .filter((file) => moduleAt(file))
    .sort();
}

/**
 * The products of a folder of data/, each category's in the order of its listing. The check has judged
 * them. Throws where a module cannot be read.
 */
export function readProducts(folder: string): ProductRecord[] {
  return inPlace(
    productFiles(folder).map((file) => {
      const [constant] = readModule(readFileSync(path.join(folder, file), 'utf8'));
      return constant?.value as ProductRecord;
    }),
  );
}

/** All that the modules of a folder of data/ say. The check has judged them. Throws where one cannot be read. */
export function readShop(folder: string): ShopData {
  const values = Object.entries(dataModules).map(([file, { name }]) => {
    const [constant] = readModule(readFileSync(path.join(folder, file), 'utf8'));
    return [name, constant?.value];
  });
  return { ...Object.fromEntries(values), products: readProducts(folder) } as ShopData;
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
