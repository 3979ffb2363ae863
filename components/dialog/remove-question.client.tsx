'use client';

import { buttonClass } from '@/components/ui/button';
import { Dialog } from './dialog.client';
import css from './remove-question.module.css';

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
