'use client';

import { useEffect } from 'react';
import { wakeRegion } from '@/lib/browser/wake-region';

/** Says that the script has taken the page over (lib/browser/starter). */
export function Awake() {
  useEffect(() => {
    document.documentElement.style.removeProperty('--cart-count');
    return wakeRegion(document.documentElement);
  }, []);
  return null;
}
