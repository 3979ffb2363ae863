'use client';

import { useEffect } from 'react';
import { replayClicks } from '@/lib/export/replay-clicks.client';
import { registerWorker } from '@/lib/offline/register-worker.client';
import { tolerateRemovals } from '@/lib/page/tolerate-removals.client';

/**
 * The last component of every page: its effect runs when the page is hydrated, and replays the clicks
 * that were deferred until then. In a task of its own, so that what other islands read in their effects
 * is committed first. It registers the worker, and makes the page bear what others take out of it.
 */
export function HydrationMarker() {
  useEffect(() => {
    const timer = setTimeout(replayClicks);
    tolerateRemovals();
    registerWorker();
    return () => clearTimeout(timer);
  }, []);
  return null;
}
