/**
 * The ref of a foot at the lower edge of a dialog or of the page, which gets its height in px as `--foot`:
 * what the foot covers is outside it, where its own style does not reach, and a state would draw the dialog
 * anew at each step of the keyboard. Returns what ends that.
 */
export function footHeight(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  const { style } = foot.closest('dialog') ?? document.body;
  const observer = new ResizeObserver(() => style.setProperty('--foot', `${foot.offsetHeight}px`));
  observer.observe(foot);
  return () => {
    observer.disconnect();
    style.removeProperty('--foot');
  };
}
