import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Read } from '@/data/schema/field';
import { type DataModule, dataModules, productModule } from '@/data/schema/modules';
import type { ProductRecord } from '@/data/schema/product';
import { readModule } from './read-module';

type Modules = typeof dataModules;

/** All that the modules of data/ say, by their constants, and the products. */
export type ShopData = {
  readonly [File in keyof Modules as Modules[File]['name']]: Read<Modules[File]['schema']>;
} & { readonly products: readonly PlacedRecord[] };

/** A product's record and the id of the category whose folder it is in. */
export interface PlacedRecord {
  categoryId: string;
  record: ProductRecord;
}

/** Where a product's record is, below data/. */
export function productFile(categoryId: string, id: string): string {
  return `catalogue/${categoryId}/${id}.ts`;
}

/** The module that a file below data/ is; undefined for another, such as the words. */
export function moduleAt(file: string): DataModule | undefined {
  const known: Readonly<Record<string, DataModule>> = dataModules;
  return known[file] ?? (/^catalogue\/[^/]+\/[^/]+\.ts$/.test(file) ? productModule : undefined);
}

/** The files below a folder of data/ with the modules of products, 'catalogue/<category>/<id>.ts', in the order of their names. */
export function productFiles(folder: string): string[] {
  return readdirSync(path.join(folder, 'catalogue'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(path.join(folder, 'catalogue', name))
        .filter((file) => file.endsWith('.ts'))
        .map((file) => `catalogue/${name}/${file}`),
    )
    .sort();
}

/**
 * The products of a folder of data/, each category's in the order of its listing. The check has judged
 * them. Throws where a module cannot be read.
 */
export function readProducts(folder: string): PlacedRecord[] {
  return inPlace(
    productFiles(folder).map((file) => {
      const [constant] = readModule(readFileSync(path.join(folder, file), 'utf8'));
      return {
        categoryId: path.posix.basename(path.posix.dirname(file)),
        record: constant?.value as ProductRecord,
      };
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
export function inPlace(products: readonly PlacedRecord[]): PlacedRecord[] {
  const key = ({ record: { place, added } }: PlacedRecord) =>
    [place ?? Number.POSITIVE_INFINITY, added ?? ''] as const;
  return products.toSorted((a, b) => {
    const [[placeA, addedA], [placeB, addedB]] = [key(a), key(b)];
    if (placeA !== placeB) return placeA - placeB;
    return addedA < addedB ? -1 : addedA > addedB ? 1 : 0;
  });
}
