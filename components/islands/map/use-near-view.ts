'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come within so many px of the view. Once it has, it stays so. */
export function useNearView(element: RefObject<Element | null>, px: number): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${px}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element, px]);
  return near;
}
