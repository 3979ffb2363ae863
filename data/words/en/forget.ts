/** The button that forgets what a phone keeps. */
export const forgetWords = {
  title: 'Delete what this shop saved on this phone',
  what: 'Removes your cart, the list of your orders, your sizes and everything else the shop keeps in this browser.',
  button: 'Delete what this shop saved',
  ask: 'Delete what this shop saved on this phone?',
  lost: 'Your cart and the list of your orders will be gone for good. Your messages in WhatsApp stay.',
  yes: 'Yes, delete',
  no: 'Keep it',
  done: 'Done. Nothing from your shopping is left here, or in other open tabs of this shop.',
  /** On the shop’s own phone. */
  bookStays:
    'The order book of the shop stays on this phone. To remove orders, open the order book.',
  book: 'Order book',
  byHand: 'You can also delete the data of this site in the settings of your browser.',
} as const;
