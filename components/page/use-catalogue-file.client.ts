'use client';

import { useEffect, useState } from 'react';
import {
  type FetchedCatalogue,
  lastCatalogueFile,
  loadCatalogueFile,
} from '@/lib/catalogue/catalogue-file.client';

/**
 * The catalogue's file: what this page has, or what it fetches once it `isAsked`, again where the network comes
 * back or it is asked anew. `file` is undefined until it arrives; `failed` says that it did not.
 */
export function useAskedCatalogueFile(isAsked: boolean): {
  file: FetchedCatalogue | undefined;
  failed: boolean;
} {
  const [file, setFile] = useState(lastCatalogueFile);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (file || !isAsked) return;
    const load = () => {
      setFailed(false);
      loadCatalogueFile().then(setFile, () => setFailed(true));
    };
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [file, isAsked]);
  return { file, failed };
}

/** The same for a part that needs it at once, and says nothing where it fails. */
export function useCatalogueFile(): FetchedCatalogue | undefined {
  return useAskedCatalogueFile(true).file;
}
