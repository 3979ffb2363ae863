declare global {
  interface Window {
    /** The controls clicked before hydration, in order, some more than once (program/defer-clicks.client). */
    pendingClicks?: HTMLElement[];
  }
}

/**
 * Marks the page as hydrated and replays the deferred clicks, one for each control. Each click gets its
 * own task, so that the state it changes is committed before the next.
 */
export function replayClicks(): void {
  delete document.documentElement.dataset.hydrating;
  const controls = new Set(window.pendingClicks);
  window.pendingClicks = [];
  for (const control of controls) {
    setTimeout(() => {
      delete control.dataset.pending;
      control.click();
    });
  }
}
