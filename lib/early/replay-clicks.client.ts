declare global {
  interface Window {
    /** The controls clicked before hydration, in order, some more than once (program/defer-clicks.client). */
    pendingClicks?: HTMLElement[];
  }
}

/** Marks the page as hydrated and replays one deferred click of each control, each in its own task. */
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
