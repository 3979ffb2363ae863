'use client';

import { useEffect, useState } from 'react';
import {
  type FetchedCatalogue,
  lastCatalogueFile,
  loadCatalogueFile,
} from '@/lib/catalogue/catalogue-file.client';

/**
 * The catalogue's file: what this page has, or what it fetches, again where the network comes back.
 * Undefined until it arrives.
 */
export function useCatalogueFile(): FetchedCatalogue | undefined {
  const [file, setFile] = useState(lastCatalogueFile);
  useEffect(() => {
    if (file) return;
    const load = () => void loadCatalogueFile().then(setFile, () => {});
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [file]);
  return file;
}
