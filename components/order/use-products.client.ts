'use client';

import { useEffect, useState } from 'react';
import { lastCatalogueFile, loadCatalogueFile } from '@/lib/catalogue/catalogue-file.client';
import type { CardProduct } from '@/lib/catalogue/product';

/** The products of the catalogue's file by id: what the phone has, or what it fetches; none where it does not arrive. */
export function useProducts(): ReadonlyMap<string, CardProduct> {
  const [products, setProducts] = useState<readonly CardProduct[]>(
    () => lastCatalogueFile()?.products ?? [],
  );
  useEffect(() => {
    let left = false;
    loadCatalogueFile().then(
      (file) => {
        if (!left) setProducts(file.products);
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);
  return new Map(products.map((product) => [product.id, product]));
}
