/**
 * For the key presses of a button that leaves the page: a key held down would also press the button that then
 * gets the focus. It counts once.
 */
export function ignoreRepeated(
  event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>,
): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
