'use client';

/** Moves the focus to a dialog's title, when the element that had it was removed without a successor. */
export function focusTitle(dialog: Element | null | undefined): void {
  dialog?.querySelector('h2')?.focus();
}
