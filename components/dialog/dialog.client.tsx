'use client';

import clsx from 'clsx/lite';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { LineDrawing } from '@/components/ui/icon';
import { closeOnBack } from '@/lib/page/close-on-back.client';
import { noteOpenDialog, openDialogsStore } from '@/lib/page/open-dialogs.client';
import { dialogWords } from '@/words/dialog';
import css from './dialog.module.css';
import { focusTitle } from './focus-title.client';

/**
 * A native modal dialog, so that Escape, the focus and the page behind it behave as the phone does; Back
 * closes it in every browser. It is open while it is mounted: the parent unmounts it on `onClosed`, which is
 * called once the dialog has closed and returned the focus. With `open={false}` it stays mounted but hidden;
 * with `modal={false}` another site's layer can be in front of it; `full` takes the whole screen; `wide`
 * has the width of two columns where the screen has. A
 * `sheet` does so on a phone, and has two columns elsewhere; its children are what begins with a picture,
 * what scrolls beside it, and a foot.
 */
export function Dialog({
  title,
  sheet = false,
  full = false,
  wide = false,
  open = true,
  modal = true,
  onClosed,
  children,
}: {
  title: string;
  sheet?: boolean;
  full?: boolean;
  wide?: boolean;
  open?: boolean;
  modal?: boolean;
  onClosed: () => void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect: the dialog must close, and return the focus, before it leaves the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const close = show(dialog, modal);
    const forget = noteOpenDialog(dialog);
    const unfollow = followKeyboard(dialog);
    const release = closeOnBack(() => dialog.close());
    return () => {
      release();
      unfollow();
      forget();
      close();
    };
  }, [open, modal]);

  return (
    // A click beside the dialog closes it; by keyboard Escape does, which is built in.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={ref}
      className={clsx(css.dialog, sheet && css.sheet, full && css.full, wide && css.wide)}
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
          onClick={() => ref.current?.close()}
        >
          <LineDrawing path="m6 6 12 12M18 6 6 18" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** Opens a dialog. Returns what closes it. */
function show(dialog: HTMLDialogElement, modal: boolean): () => void {
  const opener = findOpener();
  if (modal) dialog.showModal();
  else dialog.show();
  return () => {
    dialog.close();
    // WebKit does not return it while a style sheet is loading.
    const { activeElement, body } = document;
    if (activeElement === body || dialog.contains(activeElement)) returnFocus(opener);
  };
}

/** What has the focus; Safari moves it at no click, so there it is the control under the pointer. */
function findOpener(): Element | null {
  const { activeElement, body } = document;
  return activeElement === body ? document.querySelector('a:hover, button:hover') : activeElement;
}

/**
 * Focuses what opened a dialog, without a scroll, as a browser does. Asked for its place
 * first: while a style sheet is loading, WebKit takes the page for inert until something asks. Where it is
 * gone, as a notice's button, the dialog beneath has the focus.
 */
function returnFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.getClientRects().length > 0) {
    opener.focus({ preventScroll: true });
  } else {
    focusTitle(openDialogsStore.getState().at(-1));
  }
}

/** Lets a dialog end where the phone's keyboard begins. Returns what stops that. */
function followKeyboard({ style }: HTMLElement): () => void {
  const view = window.visualViewport;
  const follow = () => {
    // Enlarged by two fingers, the view is a part of the screen without a keyboard.
    const shown = view && view.scale < 1.01 ? view.offsetTop + view.height : window.innerHeight;
    style.setProperty('--keyboard', `${Math.max(0, window.innerHeight - shown)}px`);
  };
  follow();
  view?.addEventListener('resize', follow);
  view?.addEventListener('scroll', follow);
  return () => {
    view?.removeEventListener('resize', follow);
    view?.removeEventListener('scroll', follow);
  };
}

/** A click on the backdrop arrives at the dialog itself, from outside its box. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
