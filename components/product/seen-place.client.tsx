'use client';

import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { onNearViewport } from '@/lib/browser/viewport.client';
import { noteSeen } from '@/lib/remembered/seen-products.client';
import type { RecentlySeen } from './recently-seen.client';

/** In px: further than the map's, as what is not there in time is not shown. */
const NEAR_PX = 1500;

/**
 * At the foot of a product's page: remembers the product as seen, and has the place of those that were
 * seen before, whose script and data load when it is near the viewport.
 */
export function SeenPlace({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [Seen, setSeen] = useState<ComponentType<ComponentProps<typeof RecentlySeen>>>();
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const before = noteSeen(id);
    setIds(before);
    if (!place.current || before.length === 0) return;
    return onNearViewport(place.current, NEAR_PX, () => {
      import('./recently-seen.client')
        .then((part) => setSeen(() => part.RecentlySeen))
        .catch(() => {});
    });
  }, [id]);
  return (
    <div ref={place} data-no-print="">
      {Seen && <Seen ids={ids} />}
    </div>
  );
}
