'use client';

import { useEffect, useState } from 'react';
import type { PageFacts } from '@/lib/catalogue/catalogue-file';
import {
  type FetchedCatalogue,
  lastCatalogueFile,
  loadCatalogueFile,
} from '@/lib/catalogue/catalogue-file.client';

/** What the page of the product with this id shows besides its card; undefined until it is known. */
export function usePageFacts(id: string): PageFacts | undefined {
  const [facts, setFacts] = useState(() => factsIn(lastCatalogueFile(), id));
  useEffect(() => {
    let left = false;
    loadCatalogueFile().then(
      (file) => {
        if (!left) setFacts(factsIn(file, id));
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [id]);
  return facts;
}

function factsIn(file: FetchedCatalogue | undefined, id: string): PageFacts | undefined {
  const product = file?.product(id);
  return product === 'gone' ? undefined : product?.page;
}
