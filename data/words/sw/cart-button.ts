/** The button of the cart. */
export const cartButtonWords = {
  notLoaded: 'The cart did not open. Tap it again, or order by phone: {phone}',
  /** The link in that notice. */
  chat: 'Order via WhatsApp',
  empty: 'Cart, empty',
  items: { one: 'Cart, 1 item', many: 'Cart, {count} items' },
} as const;
