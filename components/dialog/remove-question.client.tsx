'use client';

import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNotifications } from '@/components/notices/use-notifications.client';
import { buttonClass } from '@/components/ui/button';
import { Dialog } from './dialog.client';
import css from './remove-question.module.css';

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
    const { at, notice } = flushSync(() => {
      ask(undefined);
      return remove(asked);
    });
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    (buttons?.[at] ?? buttons?.[at - 1] ?? list.current)?.focus();
    notify('success', notice);
  };
  return { asked, ask, answers: { onRemove, onClosed: () => ask(undefined) } };
}

/** Asks before an entry of a list is removed. */
export function RemoveQuestion({
  title,
  text,
  remove,
  keep,
  onRemove,
  onClosed,
}: {
  title: string;
  text: string;
  /** The words of the button that removes. */
  remove: string;
  /** The words of the button that closes the question. */
  keep: string;
  onRemove: () => void;
  onClosed: () => void;
}) {
  return (
    <Dialog title={title} onClosed={onClosed}>
      <div className={css.question}>
        <p>{text}</p>
        <button type="button" className={buttonClass('main')} onClick={onRemove}>
          {remove}
        </button>
        <button type="button" className={buttonClass('plain')} onClick={onClosed}>
          {keep}
        </button>
      </div>
    </Dialog>
  );
}
