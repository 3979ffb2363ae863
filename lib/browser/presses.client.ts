/** Whether a click opens a link in this tab: the main button without a modifier key. */
export function isPlainClick(
  click: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = click;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A second tap within this time belongs to a double tap. */
export const doubleTapMs = 300;

/** Ignores the pointer on a control for `doubleTapMs`, so that a second tap hits nothing that moved there. */
export function blockDoubleTap(control: Element | null): void {
  const blocked = { pointerEvents: 'none' };
  control?.animate?.([blocked, blocked], { duration: doubleTapMs });
}

/** Ignores the repeats of a key held down: they would press the button that gets the focus next. */
export function ignoreRepeated(
  event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>,
): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
