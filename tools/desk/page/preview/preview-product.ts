import * as v from 'valibot';
import { categories } from '@/data/catalogue/categories';
import { sizeSets } from '@/data/catalogue/size-sets';
import { reviews } from '@/data/reviews';
import { type ProductRecord, product } from '@/data/schema/product';
import { shop } from '@/data/shop';
import { sizeGuides } from '@/data/size-guide';
import { buildCatalogue } from '@/lib/catalogue/catalogue';
import type { Product } from '@/lib/catalogue/product';

/** The fields that the form of a new product lacks until it is saved. */
const lacking = {
  ...{ id: '', category: '', kind: '', colour: '', description: '', alt: '' },
  ageGroup: 'adult',
  gender: 'unisex',
} as const;

/**
 * The product that the shop will show of a record, without what is not right yet; undefined before it has a
 * name and sizes, and a price where it is new.
 */
export function previewProduct(typed: Partial<ProductRecord>): Product | undefined {
  const right = Object.entries(product.entries).filter(([name, field]) => {
    return v.is(field, typed[name as keyof ProductRecord]);
  });
  const { name, sizes, ...others }: Partial<ProductRecord> = Object.fromEntries(
    right.map(([field]) => [field, typed[field as keyof ProductRecord]]),
  );
  if (!name || !sizes || !(others.id || others.priceKes)) return undefined;
  const record = { ...lacking, ...others, name, sizes };
  const { category: id } = record;
  const category = categories.find((one) => one.id === id) ?? { id, name: id, folder: '' };
  const { products } = buildCatalogue({
    categories: [{ ...category, products: [record] }],
    sizeSets,
    offers: [],
    featured: [],
    listingOrder: [],
    sizeGuides,
    reviews,
    ...(shop.wholesale && { wholesale: shop.wholesale }),
  });
  return products[0];
}
