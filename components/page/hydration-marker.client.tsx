'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tolerateRemovals } from '@/lib/browser/tolerate-removals.client';
import { onIdle } from '@/lib/browser/when-to-load.client';
import { arrivedControls, carryEarlyChoices } from '@/lib/early/early-choices.client';
import { replayClicks } from '@/lib/early/replay-clicks.client';

/**
 * The last component of every page. After hydration its effect replays the deferred clicks. A new
 * task replays them, so that other components have committed the values that their effects read.
 * Values that were chosen or typed before hydration stay. From then on React tolerates nodes that a
 * blocker or a translator removes, and scripts that can wait are loaded.
 */
export function HydrationMarker() {
  const [arrived] = useState(arrivedControls);
  const typed = useRef<readonly Element[]>([]);
  // Before the effects in which components read what was chosen early.
  useLayoutEffect(() => {
    typed.current = carryEarlyChoices(arrived);
  }, [arrived]);
  useEffect(() => {
    for (const field of typed.current) field.dispatchEvent(new Event('input', { bubbles: true }));
    typed.current = [];
    const timer = setTimeout(replayClicks);
    tolerateRemovals();
    // Without it the page has no worker and the browser's own Back.
    onIdle(() =>
      import('./when-idle.client').then(
        ({ whenIdle }) => whenIdle(),
        () => {},
      ),
    );
    return () => clearTimeout(timer);
  }, []);
  return null;
}
