'use client';

import { useEffect, useRef, useState } from 'react';
import { useLazyChunk } from '@/components/page/use-lazy-chunk.client';
import { onNearViewport } from '@/lib/browser/viewport.client';
import { noteSeen } from '@/lib/remembered/seen-products.client';

/** The part waits for its style, so that the content below never moves. */
const recentlySeen = {
  load: async () => (await import('./recently-seen.client')).RecentlySeen,
};

/** In px: further than the map's, as what is not there in time is not shown. */
const NEAR_PX = 1500;

/**
 * At the foot of a product's page: remembers the product as seen, and has the place of those that were
 * seen before, whose script and data load when it is near the viewport.
 */
export function SeenPlace({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { part: Seen, load } = useLazyChunk(recentlySeen);
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const before = noteSeen(id);
    setIds(before);
    if (!place.current || before.length === 0) return;
    return onNearViewport(place.current, NEAR_PX, () => void load());
  }, [id, load]);
  return (
    <div ref={place} data-no-print="">
      {Seen && <Seen ids={ids} />}
    </div>
  );
}
