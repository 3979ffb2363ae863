'use client';

import { Component, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loadMapScript, mapRefusedStore, mapTimeoutMs } from '@/lib/contact/map-script.client';
import type { Stall, StallMap as StallMapComponent } from './stall-map.client';

/** The panel in place of the map until the map has loaded, or if it does not load. */
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

/** Shows a fallback where the map throws while it renders, so that the page does not crash. */
class MapBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

/** Whether the map can be shown; the component is there once it is 'ready'. */
type MapState =
  | { status: 'waiting' | 'failed' }
  | { status: 'ready'; StallMap: typeof StallMapComponent };

/**
 * Loads the map. A blocked script, a refused key and no answer in time count as failed; when the
 * network is back the map loads again.
 */
function useStallMap(): MapState {
  const refused = useStore(mapRefusedStore, (map) => map.refused);
  const [failed, setFailed] = useState(false);
  const [StallMap, setStallMap] = useState<typeof StallMapComponent>();

  useEffect(() => {
    if (StallMap) return;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const attempt = () => {
      setFailed(false);
      clearTimeout(timeout);
      timeout = setTimeout(() => setFailed(true), mapTimeoutMs);
      Promise.all([import('./stall-map.client'), loadMapScript()])
        .then(([loaded]) => setStallMap(() => loaded.StallMap))
        .catch(() => setFailed(true))
        .finally(() => clearTimeout(timeout));
    };
    attempt();
    window.addEventListener('online', attempt);
    return () => {
      clearTimeout(timeout);
      window.removeEventListener('online', attempt);
    };
  }, [StallMap]);

  if (StallMap && !refused) return { status: 'ready', StallMap };
  return { status: failed || refused ? 'failed' : 'waiting' };
}
