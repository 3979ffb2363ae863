/** Whether a click opens a link in this tab: the main button without a modifier key. */
export function isPlainClick(
  click: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = click;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

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

/**
 * For the key presses of a button that leaves the page: a key held down would also press the button that then
 * gets the focus. It counts once.
 */
export function ignoreRepeated(
  event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>,
): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
