'use client';

import { type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNotifications } from '@/components/notices/use-notifications.client';

/**
 * The entry of a list that a person is asked about before it is removed. `remove` removes it, and returns its
 * place in the list and the notice to show; the focus goes to the entry that takes its place, by the list's
 * `data-remove` buttons, or to the list.
 */
export function useRemoval<Entry>(
  list: RefObject<HTMLElement | null>,
  remove: (entry: Entry) => { at: number; notice: string },
) {
  const [asked, setAsked] = useState<Entry>();
  const isRemoving = useRef(false);
  const ask = useCallback((entry: Entry) => {
    if (!isRemoving.current) setAsked(() => entry);
  }, []);
  const notify = useNotifications();
  const onRemove = () => {
    if (asked === undefined) return;
    // Synchronous, so that the dialog has closed and returned the focus before it moves on.
    flushSync(() => setAsked(undefined));
    // A second task removes the entry: a cheap phone needs a tenth of a second to draw a long list.
    isRemoving.current = true;
    setTimeout(() => {
      isRemoving.current = false;
      const { at, notice } = flushSync(() => remove(asked));
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
      (buttons?.[at] ?? buttons?.[at - 1] ?? list.current)?.focus();
      notify('success', notice);
    });
  };
  return { asked, ask, answers: { onRemove, onClosed: () => setAsked(undefined) } };
}
