'use client';

import { useEffect, useRef, useState } from 'react';
import { LazyPart } from '@/components/page/lazy-part.client';
import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { onNearViewport } from '@/lib/browser/viewport.client';
import { mapWords } from '@/words/map';
import type { MapFallbacks } from './live-map.client';
import css from './map-frame.module.css';
import type { Stall } from './stall-map.client';

/** The map starts to load this far before it is in view. */
const NEAR_VIEWPORT_PX = 300;

const liveMap = lazyChunk(async () => (await import('./live-map.client')).LiveMap);

/**
 * The map's place on the page, of a fixed size. The shop's script for the map and Google's load when it
 * is near the viewport.
 */
export function MapFrame({ stall }: { stall: Stall }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    return onNearViewport(frame.current, NEAR_VIEWPORT_PX, () => setNear(true));
  }, []);
  const fallbacks: MapFallbacks = {
    waiting: (
      <p role="status" className={css.waiting}>
        {mapWords.loading}
      </p>
    ),
    failed: (
      <div className={css.panel}>
        <p className={css.failed}>{mapWords.failed}</p>
        <p>{mapWords.failedHint}</p>
      </div>
    ),
  };
  return (
    <div ref={frame} className={css.frame} data-needs-script="">
      {isNear ? (
        <LazyPart
          chunk={liveMap}
          props={{ stall, fallbacks }}
          fallback={(failed) => fallbacks[failed ? 'failed' : 'waiting']}
        />
      ) : (
        fallbacks.waiting
      )}
    </div>
  );
}
