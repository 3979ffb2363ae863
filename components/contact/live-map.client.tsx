'use client';

import type { ReactNode } from 'react';
import { MapBoundary } from './map-boundary.client';
import type { Stall } from './stall-map.client';
import { useStallMap } from './use-stall-map.client';

/** What is shown in the place of the map until it is there, and where it cannot be loaded. */
export interface MapFallbacks {
  waiting: ReactNode;
  failed: ReactNode;
}

/** The map, or what is shown in its place. */
export function LiveMap({
  stall,
  fallbacks: { waiting, failed },
}: {
  stall: Stall;
  fallbacks: MapFallbacks;
}) {
  const map = useStallMap();
  return (
    // The map may also throw while it unmounts, when its own boundary is gone.
    <MapBoundary fallback={failed}>
      {map.status === 'waiting' && waiting}
      {map.status === 'failed' && failed}
      {map.status === 'ready' && (
        <MapBoundary fallback={failed}>
          <map.StallMap stall={stall} />
        </MapBoundary>
      )}
    </MapBoundary>
  );
}
