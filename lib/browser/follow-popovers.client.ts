/**
 * Lets Back close the page's popovers: the phone's menu, the search, filters. What does so loads
 * with the first that opens, or with one that was opened before the script, and after a reload with
 * something open, whose entry in the history it takes out. Where it does not load, Back does what
 * the browser does.
 */
export function followPopovers(): void {
  const load = () => void import('./close-on-back.client').catch(() => {});
  const focused = document.activeElement as Partial<HTMLButtonElement> | null;
  if (window.history.state?.open || focused?.popoverTargetElement) load();
  window.addEventListener('beforetoggle', load, { capture: true, once: true });
}
