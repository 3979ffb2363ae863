import type { Category } from '@/data/schema/category';
import { dataModules } from '@/data/schema/modules';
import type { ProductRecord } from '@/data/schema/product';
import type { SizeGuide } from '@/data/schema/size-guide';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { productFile } from '@/lib/data-modules/shop-files.build';
import { latestOf, latestProducts } from './latest-values';

/** The catalogue as the desk last read or wrote it. */
export function latestShop(): CatalogueData {
  const products = latestProducts() as ProductRecord[];
  const categories = (latestOf('categories') ?? []) as Category[];
  return {
    categories: categories.map((category) => ({
      ...category,
      products: products.filter((product) => product.category === category.id),
    })),
    sizeSets: (latestOf('sizeSets') ?? {}) as CatalogueData['sizeSets'],
    sizeGuides: (latestOf('sizeGuides') ?? []) as SizeGuide[],
    offers: [],
    featured: [],
    listingOrder: [],
  };
}

/** All that the desk last read or wrote, by its file below data/. */
export function latestFiles(): ReadonlyMap<string, unknown> {
  const products = (latestProducts() as ProductRecord[]).map(
    (record) => [productFile(record.id), record] as const,
  );
  const facts = Object.entries(dataModules).map(
    ([file, { name }]) => [file, latestOf(name)] as const,
  );
  return new Map([...products, ...facts].filter(([, value]) => value !== undefined));
}
