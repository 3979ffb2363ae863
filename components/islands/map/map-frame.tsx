'use client';

import { useRef } from 'react';
import { messages } from '@/data/messages';
import { limits } from '@/lib/limits';
import { MapBoundary } from './map-boundary';
import css from './map-frame.module.css';
import { useNearView } from './use-near-view';
import { useStallMap } from './use-stall-map';

/** The map's place on the page, the same size whatever stands in it (spec §8). */
export function MapFrame() {
  const frame = useRef<HTMLDivElement>(null);
  const map = useStallMap(useNearView(frame, limits.mapAheadPx));
  const panel = (
    <div className={css.panel}>
      <p className={css.failed}>{messages.mapFailed}</p>
      <p>{messages.mapFailedHint}</p>
    </div>
  );
  return (
    <div ref={frame} className={css.frame}>
      {/* The map may break while it is taken down too, when its own boundary is gone. */}
      <MapBoundary instead={panel}>
        {map.face === 'waiting' && (
          <p role="status" className={css.waiting}>
            {messages.mapLoading}
          </p>
        )}
        {map.face === 'failed' && panel}
        {map.face === 'ready' && (
          <MapBoundary instead={panel}>
            <map.StallMap />
          </MapBoundary>
        )}
      </MapBoundary>
    </div>
  );
}
