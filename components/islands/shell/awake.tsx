'use client';

import { useEffect } from 'react';
import { wake } from '@/lib/browser/held-taps';

/**
 * Stands at the end of every page: when it wakes, the script has taken the page over, and what she
 * tapped before is carried out. A task later: what the islands read on waking stands by then.
 */
export function Awake() {
  useEffect(() => {
    const timer = setTimeout(wake, 0, document.documentElement);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
