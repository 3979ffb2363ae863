'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';

/**
 * Reports the query of the address, '?category=shoes', '' for none. A leaf under Suspense,
 * because React leaves what reads the address out of the prerendered page.
 */
export function AddressReader({ onRead }: { onRead: (search: string) => void }) {
  const read = useSearchParams();
  // Before the paint, so that products that the address leaves out never show.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what Next has read may be older than the address
  useLayoutEffect(() => onRead(window.location.search), [read, onRead]);
  // Next leaves out an address that Back has left before it was read.
  useEffect(() => {
    const onBack = () => onRead(window.location.search);
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [onRead]);
  return null;
}
