'use client';

import { useEffect } from 'react';
import { replayClicks } from '@/lib/export/replay-clicks.client';

/**
 * The last component of every page: its effect runs when the page is hydrated, and replays the clicks
 * that were deferred until then. In a task of its own, so that what other islands read in their effects
 * is committed first.
 */
export function HydrationMarker() {
  useEffect(() => {
    const timer = setTimeout(replayClicks);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
