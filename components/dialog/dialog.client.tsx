'use client';

import clsx from 'clsx/lite';
import {
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { dialogWords } from '@/words/dialog';
import css from './dialog.module.css';
import { useOpenDialog } from './use-open-dialog.client';

/**
 * A native modal dialog, so that Escape, the focus and the page behind the dialog behave as on any
 * page of the phone. Back closes the dialog in every browser. The dialog is open while it is
 * mounted: the parent unmounts it on `onClosed`, which is called once the dialog has closed and
 * returned the focus. With `open={false}` it stays mounted but hidden. With `modal={false}` a layer
 * of another site can be in front. `full` fills the whole screen. A `panel` is at the right edge of
 * a wide screen. A `sheet` fills the screen of a phone and has two columns elsewhere; its children
 * are the part with the picture, the part below the title, and the scrolling part.
 */
export function Dialog({
  title,
  sheet = false,
  full = false,
  panel = false,
  open = true,
  modal = true,
  onClosed,
  children,
}: {
  title: string;
  sheet?: boolean;
  full?: boolean;
  panel?: boolean;
  open?: boolean;
  modal?: boolean;
  onClosed: () => void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A cart or a product takes a cheap phone a quarter of a second to draw: the tap is answered before.
  const isLarge = sheet || panel;
  const isDrawn = useDeferredValue(true, !isLarge);
  useOpenDialog(ref, { open, modal, isDrawn });
  // The focus moved to the title while there was nothing that could hide it.
  useLayoutEffect(() => {
    if (isLarge && isDrawn)
      ref.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [isLarge, isDrawn]);
  return (
    // A click beside the dialog closes it; by keyboard Escape does, which is built in.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={ref}
      className={clsx(
        css.dialog,
        sheet && css.sheet,
        full && css.full,
        panel && css.panel,
        !isDrawn && css.waiting,
      )}
      data-notices-at-top={sheet ? '' : undefined}
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
          className={buttonClass('round', css.close)}
          aria-label={dialogWords.close}
          data-no-print=""
          onClick={() => ref.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {isDrawn && children}
    </dialog>
  );
}

/** A click on the backdrop arrives at the dialog itself, from outside its box. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
