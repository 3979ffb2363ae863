'use client';

import { useEffect, useState } from 'react';
import type { CatalogueFile } from '@/lib/catalogue/catalogue-file';
import { lastCatalogueFile, loadCatalogueFile } from '@/lib/catalogue/catalogue-file.client';
import { nameFromId } from '@/lib/order/link-lines';
import { memoize } from '@/lib/values/memoize';

const namesOf = memoize(({ products }: Pick<CatalogueFile, 'products'>) => {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id) ?? nameFromId(id);
});

/**
 * What products are called today, by their ids; the words of an id where the shop is not reached or no longer
 * has the product. The function is another one when the names arrive.
 */
export function useProductNames(): (id: string) => string {
  const [file, setFile] = useState<CatalogueFile | undefined>(lastCatalogueFile);
  useEffect(() => {
    if (file) return;
    const load = () => void loadCatalogueFile().then(setFile, () => {});
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [file]);
  return file ? namesOf(file) : nameFromId;
}
