/**
 * The ref of a foot that stays at the lower edge of its dialog or page, which gets its height in px as
 * `--foot`. Returns what ends that.
 */
export function footHeight(foot: HTMLElement | null): () => void {
  const holder = foot?.closest('dialog') ?? document.body;
  const observer = new ResizeObserver(() => {
    holder.style.setProperty('--foot', `${foot?.offsetHeight ?? 0}px`);
  });
  if (foot) observer.observe(foot);
  return () => {
    observer.disconnect();
    holder.style.removeProperty('--foot');
  };
}
