/** Runs `task` when the browser is idle; in Safari, which cannot report that, in the next task. */
export function onIdle(task: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(() => task());
}
