import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataModules, productModule } from '@/data/schema/modules';
import type { ProductRecord } from '@/data/schema/product';
import { readData } from './read-data';
import { inPlace, moduleAt, PRODUCTS, type ShopData } from './shop-files.build';

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
      const [constant] = readData(productModule, readFileSync(path.join(folder, file), 'utf8'));
      return constant?.value as ProductRecord;
    }),
  );
}

/** All that the modules of a folder of data/ say. The check has judged them. Throws where one cannot be read. */
export function readShop(folder: string): ShopData {
  const values = Object.entries(dataModules).map(([file, module]) => {
    const [constant] = readData(module, readFileSync(path.join(folder, file), 'utf8'));
    return [module.name, constant?.value];
  });
  return { ...Object.fromEntries(values), products: readProducts(folder) } as ShopData;
}
