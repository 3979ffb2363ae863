'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { LaterIsland, laterIsland } from '@/components/islands/hydration/later-island';
import { Spinner } from '@/components/ui/spinner';
import { untilItComes } from '@/lib/browser/until-it-comes';
import type { ShelfPart } from './use-shelf';

const grid = laterIsland(async () => (await import('./growing-grid')).GrowingGrid);

/** A shelf that stands in the page, its script when she comes near it: until then its cards are links. */
export function LaterGrid(part: ShelfPart) {
  return <LaterIsland island={grid} props={part} />;
}

/** A shelf that is fetched whole: nothing of it stands in the page. */
export function FetchedGrid(part: ShelfPart) {
  const [Grid, setGrid] = useState<ComponentType<ShelfPart>>();
  useEffect(() => {
    untilItComes(grid.get).then((loaded) => setGrid(() => loaded));
  }, []);
  return Grid ? <Grid {...part} /> : <Spinner label="Loading products" />;
}
