'use client';

import { type FocusEvent, type PointerEvent, useState } from 'react';
import { useLazyChunk } from '@/components/page/use-lazy-chunk.client';
import { savesData } from '@/lib/browser/when-to-load.client';

const secondPicture = {
  load: async () => (await import('./second-picture.client')).SecondPicture,
};

/**
 * Shows the second picture of a card that a mouse or the keyboard visits. The picture loads at that
 * moment, but never in data-saver mode, on 2G or with reduced motion. `handlers` are for the list.
 */
export function useSecondPicture() {
  const { part, load } = useLazyChunk(secondPicture);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const look = (target: EventTarget) => {
    const link = (target as Element).closest('li')?.querySelector<HTMLElement>('[data-product]');
    const id = link?.dataset.product;
    if (!id || ids.has(id) || savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return;
    setIds(new Set([...ids, id]));
    void load();
  };
  return {
    handlers: {
      onPointerOver: ({ pointerType, target }: PointerEvent) => {
        if (pointerType === 'mouse') look(target);
      },
      // After a tap its link has the focus too.
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) look(target);
      },
    },
    /** The component for a product's card; undefined for none. */
    of: (id: string) => (ids.has(id) ? part : undefined),
  };
}
