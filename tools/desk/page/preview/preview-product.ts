import { categories } from '@/data/catalogue/categories';
import { sizeSets } from '@/data/catalogue/size-sets';
import type { ProductRecord } from '@/data/schema/product';
import { shop } from '@/data/shop';
import { sizeGuides } from '@/data/size-guide';
import { buildCatalogue } from '@/lib/catalogue/catalogue';
import type { Product } from '@/lib/catalogue/product';

/** The product that the shop will show of a record; undefined where that lacks what every product has. */
export function previewProduct(record: ProductRecord): Product | undefined {
  if (!record.id || !record.name || !record.sizes || !record.colour) return undefined;
  const { category: id = '' } = record;
  const category = categories.find((one) => one.id === id) ?? { id, name: id, folder: '' };
  const { products } = buildCatalogue({
    categories: [{ ...category, products: [record] }],
    sizeSets,
    offers: [],
    featured: [],
    listingOrder: [],
    sizeGuides,
    ...(shop.wholesale && { wholesale: shop.wholesale }),
  });
  return products[0];
}
