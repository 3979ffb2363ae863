'use client';

import type { MouseEvent } from 'react';

/**
 * The attributes of a link that sends something in the chat. `onSend` is called when the link is followed,
 * `onNewTab` when that happens in a new tab.
 */
export function sendInChat(
  href: string,
  onSend: (event: MouseEvent<HTMLAnchorElement>) => void = () => {},
  onNewTab: () => void = () => {},
) {
  return {
    href,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      // Without the app it leads to the browser's error page, which must not take the page's place.
      event.currentTarget.target = navigator.onLine ? '' : '_blank';
      onSend(event);
    },
    // The right button opens a menu: nothing is sent.
    onAuxClick: ({ button }: MouseEvent) => {
      if (button === 1) onNewTab();
    },
  };
}
