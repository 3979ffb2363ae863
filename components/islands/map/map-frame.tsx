'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '@/data/messages';
import { lazyChunk } from '@/lib/page/lazy-chunk.client';
import { onNearViewport } from '@/lib/page/on-near-viewport.client';
import { config } from '@/lib/site/config';
import { limits } from '@/lib/site/limits';
import css from './map-frame.module.css';

const liveMap = lazyChunk(async () => (await import('./live-map')).LiveMap);

/** The faces the map's place has when no map stands in it (spec §8). */
export interface MapFaces {
  waiting: ReactNode;
  failed: ReactNode;
}

const faces: MapFaces = {
  waiting: (
    <p role="status" className={css.waiting}>
      {messages.mapLoading}
    </p>
  ),
  failed: (
    <div className={css.panel}>
      <p className={css.failed}>{messages.mapFailed}</p>
      <p>{messages.mapFailedHint}</p>
    </div>
  ),
};

/**
 * The map's place on the page, the same size whatever stands in it. All that makes the map comes when
 * she comes near it (design §4.8), ours and Google's; without a key, nothing does.
 */
export function MapFrame() {
  const frame = useRef<HTMLDivElement>(null);
  const [LiveMap, setLiveMap] = useState<ComponentType<MapFaces>>();
  const [failed, setFailed] = useState(!config.mapsKey);

  useEffect(() => {
    if (!config.mapsKey || !frame.current) return;
    const load = () =>
      liveMap.load().then(
        (loaded) => setLiveMap(() => loaded),
        () => setFailed(true),
      );
    const cancel = onNearViewport(frame.current, limits.nearViewportPx, () => {
      load();
      window.addEventListener('online', load);
    });
    return () => {
      cancel();
      window.removeEventListener('online', load);
    };
  }, []);

  return (
    <div ref={frame} className={css.frame}>
      {LiveMap ? <LiveMap {...faces} /> : faces[failed ? 'failed' : 'waiting']}
    </div>
  );
}
