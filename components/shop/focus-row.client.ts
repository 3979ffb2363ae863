'use client';

import type { FacetId } from '@/lib/finding/shelf-address';

/** Moves the focus to a filter's button, or to the row's first, when the element that has it goes. */
export function focusRow(part: FacetId | 'q' | 'sort'): void {
  const button =
    document.getElementById(`shelf-${part}`) ??
    document.querySelector<HTMLElement>('[id^="shelf-"]');
  button?.focus({ preventScroll: true });
}
