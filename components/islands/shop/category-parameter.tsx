'use client';

import { useSearchParams } from 'next/navigation';
import { useLayoutEffect } from 'react';

/**
 * Reports which category the address asks for, null for none. A leaf of its own under Suspense, because
 * React leaves what reads the address out of the prerendered page.
 */
export function CategoryParameter({ onRead }: { onRead: (category: string | null) => void }) {
  const category = useSearchParams().get('category') || null;
  // Before the paint, so that the cards of other categories never show.
  useLayoutEffect(() => {
    onRead(category);
    delete document.documentElement.dataset.waiting;
  }, [category, onRead]);
  return null;
}
