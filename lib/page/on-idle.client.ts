/** Runs `task` once the browser has nothing better to do; Safari, which cannot tell, soon. */
export function whenIdle(task: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(() => task());
}
