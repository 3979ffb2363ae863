import type {} from './replay-clicks.client';

/**
 * A click on a button that needs the script, made before hydration: it is stopped, marked as pending and
 * kept for ./replay-clicks.client (docs/behaviour.md 12.3). Links, submit buttons and buttons of a popover
 * work without script and are left alone. `start` is called to load the script at once.
 */
export function deferClicks(start: () => void): void {
  self.pendingClicks = [];
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(
        '[data-hydrating] [type=button]:not([popovertarget])',
      );
      if (control) {
        self.pendingClicks?.push(control);
        event.stopPropagation();
        control.dataset.pending = '';
        start();
      }
    },
    true,
  );
}
