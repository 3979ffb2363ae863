import { isValidElement, type ReactNode } from 'react';

/** All that is drawn of a card, as text: its components taken apart into what they draw. */
export function drawingOf(card: ReactNode): string {
  return JSON.stringify(card, (key, value) => {
    // React's own notes on an element are no part of it.
    if (key.startsWith('_')) return undefined;
    let drawn = value;
    while (isValidElement(drawn) && typeof drawn.type === 'function') {
      drawn = (drawn.type as (props: unknown) => unknown)(drawn.props);
    }
    return drawn;
  });
}
