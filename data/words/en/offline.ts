/** In place of a page that was never opened, while there is no network. */
export const offlineWords = {
  documentTitle: 'No network',
  title: 'No network',
  text: 'This page is not saved on your phone. It will open when the network is back.',
  again: 'Try again',
  /** Above the pages that open without a network. */
  kept: 'You can still open',
  cart: 'Open your cart',
  order: 'A call needs no internet. A WhatsApp message goes out when the network is back.',
  call: 'Call {phone}',
  chat: 'Ask us on WhatsApp',
} as const;
