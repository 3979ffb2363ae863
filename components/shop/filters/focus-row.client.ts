'use client';

import type { PanelId } from '@/lib/finding/shelf-address';

/** Moves the focus to a filter's button, or to the row's first, when the element that has it goes. */
export function focusRow(part: PanelId | 'q'): void {
  const button =
    document.getElementById(`shelf-${part}`) ??
    document.querySelector<HTMLElement>('[id^="shelf-"]');
  button?.focus({ preventScroll: true });
}
