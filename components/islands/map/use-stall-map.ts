'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loadMapScript, mapRefusedStore } from '@/lib/map/map-script.client';
import { limits } from '@/lib/site/limits';

/** What the map's place shows: the map once it is 'ready'. */
export type MapState = { face: 'waiting' | 'failed' } | { face: 'ready'; StallMap: ComponentType };

/**
 * Loads the map. A blocked script, a refused key and a silence of 10 s all fail; when the network is
 * back it is tried again.
 */
export function useStallMap(): MapState {
  const refused = useStore(mapRefusedStore, (map) => map.refused);
  const [failed, setFailed] = useState(false);
  const [StallMap, setStallMap] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (StallMap) return;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const attempt = () => {
      setFailed(false);
      clearTimeout(silence);
      silence = setTimeout(() => setFailed(true), limits.mapTimeoutMs);
      Promise.all([import('./stall-map'), loadMapScript()])
        .then(([loaded]) => setStallMap(() => loaded.StallMap))
        .catch(() => setFailed(true))
        .finally(() => clearTimeout(silence));
    };
    attempt();
    window.addEventListener('online', attempt);
    return () => {
      clearTimeout(silence);
      window.removeEventListener('online', attempt);
    };
  }, [StallMap]);

  if (StallMap && !refused) return { face: 'ready', StallMap };
  return { face: failed || refused ? 'failed' : 'waiting' };
}
