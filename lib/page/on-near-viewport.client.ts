/**
 * Calls `near` once, when an element has come within so many px of the view. Call what comes back
 * to give it up.
 */
export function whenNear(element: Element, px: number, near: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      near();
    },
    { rootMargin: `${px}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
