'use client';

import { useEffect, useState } from 'react';
import type { BookProducts } from '@/lib/book/book-orders';
import type { CatalogueFile } from '@/lib/catalogue/catalogue-file';
import { lastCatalogueFile, loadCatalogueFile } from '@/lib/catalogue/catalogue-file.client';
import { memoize } from '@/lib/values/memoize';

const productsOf = memoize(
  ({ products }: Pick<CatalogueFile, 'products'>): BookProducts =>
    new Map(products.map((product) => [product.id, product])),
);

const noProducts: BookProducts = new Map();

/** The products of today's catalogue by id; none until it arrives, and where the shop is not reached. */
export function useBookProducts(): BookProducts {
  const [file, setFile] = useState<CatalogueFile | undefined>(lastCatalogueFile);
  useEffect(() => {
    if (file) return;
    const load = () => void loadCatalogueFile().then(setFile, () => {});
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [file]);
  return file ? productsOf(file) : noProducts;
}
