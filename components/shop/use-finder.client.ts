'use client';

import { useLayoutEffect, useState } from 'react';
import type { PanelId } from '@/lib/finding/shelf-address';
import { lazyChunk } from '@/lib/page/lazy-chunk.client';
import type { Finder } from './shelf-finder.client';

const shelfFinder = lazyChunk(async () => (await import('./shelf-finder.client')).loadFinder());

/**
 * Which panel of the row is open, and the finder, which loads for the first of them or for an address that
 * `hasFilters`. Where it does not load the panel closes, and the next use tries again.
 */
export function useFinder(hasFilters: boolean) {
  const [finder, setFinder] = useState<Finder>();
  const [failed, setFailed] = useState(false);
  const [opened, setOpened] = useState<PanelId>();

  // Before the paint: products that the address leaves out never show.
  useLayoutEffect(() => {
    if (finder || !(hasFilters || opened)) return;
    setFailed(false);
    shelfFinder.load().then(
      (loaded) => setFinder(() => loaded),
      () => {
        setFailed(true);
        setOpened(undefined);
      },
    );
  }, [finder, hasFilters, opened]);

  return { finder, failed, opened, setOpened };
}
