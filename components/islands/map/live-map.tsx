'use client';

import { MapBoundary } from './map-boundary';
import type { MapFaces } from './map-frame';
import { useStallMap } from './use-stall-map';

/** The map once she has come near it, or why there is none. */
export function LiveMap({ waiting, failed }: MapFaces) {
  const map = useStallMap();
  return (
    // The map may break while it is taken down too, when its own boundary is gone.
    <MapBoundary instead={failed}>
      {map.face === 'waiting' && waiting}
      {map.face === 'failed' && failed}
      {map.face === 'ready' && (
        <MapBoundary instead={failed}>
          <map.StallMap />
        </MapBoundary>
      )}
    </MapBoundary>
  );
}
