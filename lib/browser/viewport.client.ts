/** Calls `onNear` once, when `element` is within `px` of the viewport. Returns a function that cancels it. */
export function onNearViewport(element: Element, px: number, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `${px}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls `onBelow` once, as soon as `element` is below the viewport: what then appears in it moves nothing
 * that is seen. Returns a function that cancels the observation.
 */
export function onceBelowViewport(element: Element, onBelow: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (!last || last.isIntersecting || last.boundingClientRect.top < 0) return;
    observer.disconnect();
    onBelow();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
