'use client';

import { useSearchParams } from 'next/navigation';
import { useLayoutEffect } from 'react';

/**
 * Tells which category the address asks for, null for none. A leaf of its own under Suspense: what
 * reads the address is left out of the prerendered page (design §4.12).
 */
export function CategoryParameter({ onRead }: { onRead: (category: string | null) => void }) {
  const category = useSearchParams().get('category') || null;
  // Before the page is painted: coming from Home, the other categories never show.
  useLayoutEffect(() => {
    onRead(category);
    delete document.documentElement.dataset.waiting;
  }, [category, onRead]);
  return null;
}
