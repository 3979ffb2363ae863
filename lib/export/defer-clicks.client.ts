import type {} from './replay-clicks.client';

/*
 * Part of the inline program. A click on a button that needs the script, made before hydration, is
 * stopped, marked as pending and kept for ./replay-clicks.client (docs/behaviour.md 12.3). Links, submit
 * buttons and buttons of a popover work without script and are left alone.
 */

/** Named once for the whole program, whose every byte is in every page. */
export const on = addEventListener;

const pending: HTMLElement[] = [];
self.pendingClicks = pending;

on(
  'click',
  (event) => {
    const control = (event.target as Element).closest<HTMLElement>(
      '[data-hydrating] [type=button]:not([popovertarget])',
    );
    if (control) {
      pending.push(control);
      event.stopPropagation();
      control.dataset.pending = '';
    }
  },
  true,
);
