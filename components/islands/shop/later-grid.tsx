'use client';

import { useEffect, useState } from 'react';
import { LaterIsland, laterIsland } from '@/components/islands/hydration/later-island';
import { Spinner } from '@/components/ui/spinner';
import { sitePath } from '@/lib/site/site-path';
import type { ShelfPart } from './use-shelf';

const grid = laterIsland('grid', async () => (await import('./growing-grid')).GrowingGrid);

/** A shelf that stands in the page, its script when she comes near it: until then its cards are links. */
export function LaterGrid(part: ShelfPart) {
  return <LaterIsland island={grid} props={part} />;
}

/**
 * A shelf that is fetched whole: nothing of it stands in the page. Where the script for it does not
 * come, its own page has it.
 */
export function FetchedGrid(part: ShelfPart) {
  const [Grid, setGrid] = useState(grid.there);
  const { shelf } = part;
  useEffect(() => {
    let gone = false;
    grid.get().then(
      (loaded) => gone || setGrid(() => loaded),
      () => gone || window.location.assign(sitePath(shelf)),
    );
    return () => {
      gone = true;
    };
  }, [shelf]);
  return Grid ? <Grid {...part} /> : <Spinner label="Loading products" />;
}
