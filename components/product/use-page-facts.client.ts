'use client';

import { useCatalogueFile } from '@/components/page/use-catalogue-file.client';
import type { PageFacts } from '@/lib/catalogue/catalogue-file';

/** What the page of the product with this id shows besides its card; undefined until it is known. */
export function usePageFacts(id: string): PageFacts | undefined {
  const product = useCatalogueFile()?.product(id);
  return product === 'gone' ? undefined : product?.page;
}
