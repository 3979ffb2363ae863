/** What the page of an order says before its script is there, and of an empty list. */
export const noOrdersWords = {
  opening: 'Opening your orders…',
  /** Without script, which alone can read the link. */
  noScript:
    'The items of an order are listed in its WhatsApp message. To see them here, turn on JavaScript in your browser.',
  notLoaded: 'This page did not load. Reload it, or look for your order in your WhatsApp chat.',
  emptyTitle: 'No orders yet',
  emptyText: 'Orders you send will be here.',
  emptyLink: 'See all products',
  emptyElsewhere: 'Ordered on another phone? Ask us',
} as const;
