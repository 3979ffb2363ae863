'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { focusTitle } from '@/components/dialog/focus-title.client';
import { blockDoubleTap } from '@/lib/browser/presses.client';
import { undoRemoval, undoStore } from '@/lib/cart/edit-cart.client';

/**
 * The last removal, which can be undone, and the restored line, which gets the focus. After a
 * removal the focus moves to the next line, else to the previous line, else to the dialog's title.
 */
export function useLineRemoval() {
  const removal = useStore(undoStore, (undo) => undo.removal);
  const [restoredId, setRestoredId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  // The lines move up when the row leaves: a tap at that moment must not hit another button.
  useEffect(() => (removal ? () => blockDoubleTap(list.current) : undefined), [removal]);
  /** Removes the line `at` this place by a `change` of the cart. */
  const remove = (at: number, change: () => void) => {
    const dialog = list.current?.closest('dialog');
    // Synchronous, so that the next line has moved up and focusing it does not scroll.
    flushSync(() => {
      setRestoredId(undefined);
      change();
    });
    const lines = list.current?.children;
    const neighbour = lines?.[at] ?? lines?.[at - 1];
    const button = neighbour?.querySelector<HTMLElement>('[data-remove]');
    if (!button) return focusTitle(dialog);
    button.focus({ preventScroll: true });
    // Both are scrolled into view. If both do not fit, a finger gets Undo, and a keyboard the
    // focus.
    dialog?.querySelector('[data-undo]')?.scrollIntoView({ block: 'nearest' });
    if (button.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest' });
    blockDoubleTap(list.current);
  };
  const undo = () => {
    setRestoredId(removal?.removed[0]?.lineId);
    undoRemoval();
  };
  return { list, removal, restoredId, remove, undo };
}
