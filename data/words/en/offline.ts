/** In place of a page that was never opened, while there is no network. */
export const offlineWords = {
  documentTitle: 'No network',
  title: 'No network',
  text: 'This page was not opened on this phone before, so it has to wait for the network.',
  again: 'Try again',
  /** Above the pages that open without a network. */
  kept: 'These pages open without a network',
  noneKept: 'No page is kept on this phone yet.',
  cart: 'Open your cart',
  order: 'A call needs no internet. A WhatsApp message goes out when the network is back.',
  call: 'Call {phone}',
  chat: 'Ask us on WhatsApp',
} as const;
