'use client';

import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { noteOpenDialog } from '@/lib/page/open-dialogs.client';
import css from './dialog.module.css';

/**
 * The shop's one modal dialog: native, so that Escape, the Back gesture, the focus and the page
 * behind it behave as the phone's own. It is open while it is mounted: the owner unmounts it on
 * `onClosed`, which comes after the dialog has closed and given the focus back. Where something in
 * it must live on unseen, the owner keeps it mounted and not `open`; where something of another's must
 * stand in front of it, not `modal`.
 */
export function Dialog({
  title,
  wide = false,
  open = true,
  modal = true,
  onClosed,
  children,
}: {
  title: string;
  wide?: boolean;
  open?: boolean;
  modal?: boolean;
  onClosed: () => void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // In a layout effect, so that it is closed, and the focus given back, while it still stands.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    if (modal) dialog.showModal();
    else dialog.show();
    const forget = noteOpenDialog(dialog);
    return () => {
      forget();
      dialog.close();
    };
  }, [open, modal]);

  return (
    // A click beside the dialog closes it; by keyboard Escape does, which the element brings along.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={ref}
      className={clsx(css.dialog, wide && css.wide)}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => !currentTarget.open && onClosed()}
      onClick={(event) => isBeside(event) && event.currentTarget.close()}
    >
      {/* No <header>: not modal, the dialog would have a second banner. */}
      <div className={css.header}>
        <h2 id={titleId} className={css.title} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className={buttonClass('round')}
          aria-label="Close"
          onClick={() => ref.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** A click on the backdrop arrives at the dialog itself, from outside its box. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
