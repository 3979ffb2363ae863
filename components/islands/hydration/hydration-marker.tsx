'use client';

import { useEffect } from 'react';
import { wake } from '@/lib/export/replay-clicks.client';

/**
 * Stands at the end of every page, and behind every island that comes after it (`place`): when it wakes,
 * the script has taken over what stands before it, and what she tapped there is carried out. A task
 * later: what the islands read on waking stands by then.
 */
export function Awake({ place }: { place?: HTMLElement }) {
  useEffect(() => {
    const timer = setTimeout(() => wake(place ?? document.documentElement));
    return () => clearTimeout(timer);
  }, [place]);
  return null;
}
