'use client';

import { useEffect } from 'react';

/**
 * Says that the script has taken the page over, so that the starter carries out what she tapped
 * before (lib/browser/starter). A task later: what the islands read on waking stands by then.
 */
export function Awake() {
  useEffect(() => {
    document.documentElement.style.removeProperty('--cart-count');
    const timer = setTimeout(() => window.dispatchEvent(new Event('awake')));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
