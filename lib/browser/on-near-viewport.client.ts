/**
 * Calls `onNear` once, when `element` is within `px` of the viewport. Returns a function that cancels
 * the observation.
 */
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
