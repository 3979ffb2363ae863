import { limits } from '@/lib/site/limits';

/**
 * Lets a control rest for a moment after it acted, so that the second tap of a double tap meets
 * nothing: neither the same control again, nor what has moved into its place.
 */
export function blockDoubleTap(control: Element | null): void {
  const rest = { pointerEvents: 'none' };
  control?.animate?.([rest, rest], { duration: limits.doubleTapMs });
}
