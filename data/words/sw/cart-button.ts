/** The button of the cart. */
export const cartButtonWords = {
  notLoaded: 'Kikapu hakikufunguka. Kiguse tena, au agiza kwa kupiga simu: {phone}',
  /** The link in that notice. */
  chat: 'Agiza kwa WhatsApp',
  empty: 'Kikapu tupu',
  items: { one: 'Kikapu, bidhaa 1', many: 'Kikapu, bidhaa {count}' },
} as const;
