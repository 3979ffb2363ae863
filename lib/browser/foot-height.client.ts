/**
 * The ref of a foot at the lower edge of a dialog, or of a form on the page. The dialog or the form gets the
 * foot's height in px as `--foot`: the foot covers elements outside it, where its own style does not reach. A
 * state would draw the dialog anew at each step of the keyboard, and a style of the body would style the whole
 * page anew. Returns what ends that.
 */
export function footHeight(foot: HTMLElement | null): (() => void) | undefined {
  const covered = foot?.closest<HTMLElement>('dialog') ?? foot?.closest('form');
  if (!foot || !covered) return undefined;
  const { style } = covered;
  const observer = new ResizeObserver(() => style.setProperty('--foot', `${foot.offsetHeight}px`));
  observer.observe(foot);
  return () => {
    observer.disconnect();
    style.removeProperty('--foot');
  };
}
