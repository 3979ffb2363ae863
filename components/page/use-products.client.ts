'use client';

import type { CatalogueFile, ListedProduct } from '@/lib/catalogue/catalogue-file';
import { memoize } from '@/lib/values/memoize';
import { useCatalogueFile } from './use-catalogue-file.client';

type Products = ReadonlyMap<string, ListedProduct>;

const productsOf = memoize(
  ({ products }: Pick<CatalogueFile, 'products'>): Products =>
    new Map(products.map((product) => [product.id, product])),
);

const noProducts: Products = new Map();

/** The products of the catalogue's file by id; none until it arrives, and where the shop is not reached. */
export function useProducts(): Products {
  const file = useCatalogueFile();
  return file ? productsOf(file) : noProducts;
}
