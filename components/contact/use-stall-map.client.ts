'use client';

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loadMapScript, mapRefusedStore, mapTimeoutMs } from '@/lib/contact/map-script.client';
import type { StallMap as StallMapComponent } from './stall-map.client';

/** Whether the map can be shown; the component is there once it is 'ready'. */
type MapState =
  | { status: 'waiting' | 'failed' }
  | { status: 'ready'; StallMap: typeof StallMapComponent };

/**
 * Loads the map. A blocked script, a refused key and no answer in time count as failed; when the
 * network is back the map loads again.
 */
export function useStallMap(): MapState {
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
