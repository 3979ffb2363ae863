'use client';

import { type RefObject, useLayoutEffect } from 'react';
import { closeOnBack } from '@/lib/browser/close-on-back.client';
import { noteOpenDialog, openDialogsStore } from '@/lib/browser/open-dialogs.client';
import { focusTitle } from './focus-title.client';

/**
 * Shows the dialog of `ref` while it is `open`: above everything if it is `modal`, above the
 * keyboard, and closed by Back. When the dialog closes or unmounts, the focus returns to the
 * control that opened it. Notices move into the dialog once its content `isDrawn`.
 */
export function useOpenDialog(
  ref: RefObject<HTMLDialogElement | null>,
  { open, modal, isDrawn }: { open: boolean; modal: boolean; isDrawn: boolean },
): void {
  // Notices go to the end of the topmost open dialog, so its content must be there first. This effect stands before
  // the next one, whose clean-up returns the focus: to a dialog that stays open, never to this one.
  useLayoutEffect(() => {
    if (ref.current && open && isDrawn) return noteOpenDialog(ref.current);
  }, [ref, open, isDrawn]);
  // A layout effect: the dialog must close, and return the focus, before it leaves the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const close = show(dialog, modal);
    const unfollow = followKeyboard(dialog);
    const release = closeOnBack(() => dialog.close());
    return () => {
      release();
      unfollow();
      close();
    };
  }, [ref, open, modal]);
}

/** Opens a dialog. Returns what closes it. */
function show(dialog: HTMLDialogElement, modal: boolean): () => void {
  const opener = findOpener();
  // A page without a scrollbar, as a phone's, keeps no place for one.
  const { clientWidth } = document.documentElement;
  dialog.toggleAttribute('data-beside-bar', window.innerWidth > clientWidth);
  if (modal) dialog.showModal();
  else dialog.show();
  return () => {
    dialog.close();
    // WebKit does not return it while a style sheet is loading.
    const { activeElement, body } = document;
    if (activeElement === body || dialog.contains(activeElement)) returnFocus(opener);
  };
}

/**
 * The focused element. Safari moves the focus at no click, so there it is the control under the
 * pointer.
 */
function findOpener(): Element | null {
  const { activeElement, body } = document;
  return activeElement === body ? document.querySelector('a:hover, button:hover') : activeElement;
}

/**
 * Focuses the control that opened a dialog, without a scroll, as browsers do. The layout is read
 * first: while a style sheet loads, WebKit treats the page as inert until some layout is read. If
 * the control is gone, such as the button of a notice, the dialog beneath gets the focus.
 */
function returnFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.getClientRects().length > 0) {
    opener.focus({ preventScroll: true });
  } else {
    focusTitle(openDialogsStore.getState().at(-1));
  }
}

/**
 * Lets a dialog end where the phone's keyboard begins. Its height is set on the element, as a state would
 * render all of the dialog at each step of the keyboard. Returns what stops that.
 */
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
