import { chunkTimeoutMs } from '@/lib/browser/lazy-chunk.client';
import type {} from '@/lib/early/replay-clicks.client';

/*
 * Part of the inline program. A click on a button that needs the script, made before hydration, is
 * stopped, marked as pending and kept for lib/early/replay-clicks.client. Links, submit
 * buttons and buttons of a popover work without script and are left alone.
 */

export const on = addEventListener;
export const page = document;
export const { dataset } = page.documentElement;

const pending: HTMLElement[] = [];
self.pendingClicks = pending;

/** Shows the sentence of lib/export/page-steps/not-ready.build where a click is pending, until the page is hydrated. */
export function reportPending() {
  if (pending[0]) dataset.stuck = '';
}

on(
  'click',
  (event) => {
    // An extension may send a click to the document, which has no closest().
    const control = (event.target as Partial<Element>).closest?.<HTMLElement>(
      '[data-hydrating] [type=button]:not([popovertarget])',
    );
    if (control) {
      pending.push(control);
      event.stopPropagation();
      control.dataset.pending = '';
      setTimeout(reportPending, chunkTimeoutMs);
    }
  },
  true,
);
