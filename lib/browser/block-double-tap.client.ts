/** A second tap within this time belongs to a double tap. */
const doubleTapMs = 300;

/**
 * Ignores the pointer on a control for `doubleTapMs` after it acted, so that the second tap of a
 * double tap hits neither the control nor what has moved into its place.
 */
export function blockDoubleTap(control: Element | null): void {
  const blocked = { pointerEvents: 'none' };
  control?.animate?.([blocked, blocked], { duration: doubleTapMs });
}
