'use client';

import { type RefObject, useState } from 'react';
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
  const [asked, ask] = useState<Entry>();
  const notify = useNotifications();
  const onRemove = () => {
    if (asked === undefined) return;
    // Synchronous, so that the dialog has closed and returned the focus before it moves on.
    flushSync(() => ask(undefined));
    // In a task of its own: a cheap phone shows the closed dialog before it draws a long list.
    setTimeout(() => {
      const { at, notice } = flushSync(() => remove(asked));
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
      (buttons?.[at] ?? buttons?.[at - 1] ?? list.current)?.focus();
      notify('success', notice);
    });
  };
  return { asked, ask, answers: { onRemove, onClosed: () => ask(undefined) } };
}
