'use client';

/** Puts the focus on a dialog's title: where to, when what had it is gone with nothing in its place. */
export function focusTitle(dialog: Element | null | undefined): void {
  dialog?.querySelector('h2')?.focus();
}
