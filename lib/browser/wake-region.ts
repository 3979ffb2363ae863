/**
 * Says that the script has taken over the part of the page (`data-asleep`) that this element stands in,
 * so that the starter carries out what she tapped there before. A task later: what the islands read on
 * waking stands by then. Call what comes back to give it up.
 */
export function wakeRegion(inside: Element | null): () => void {
  const timer = setTimeout(() => {
    inside?.closest('[data-asleep]')?.removeAttribute('data-asleep');
    window.dispatchEvent(new Event('awake'));
  });
  return () => clearTimeout(timer);
}
