/** Shipping and returns, above the footer. */
export const shippingReturnsWords = {
  title: 'Delivery and returns',
  shipping: 'Shipping Information',
  delivery: 'Delivery takes {time}.',
  /** Where some delivery areas have the time that Home names, and others a later one. */
  deliveryByPlace: 'Delivery takes {time} to {places}. Elsewhere it takes {later}.',
  fee: 'Delivery is {fee}, depending on where you are.',
  returns: 'Return & Exchange Policy',
  exchanges: '{exchanges}, unworn and with tags.',
  exchangesAndReturns: '{exchanges}, {returns}, unworn and with tags.',
  refunds: 'Refunds take {time}.',
  /** Links to the pages that say all of it. */
  areas: 'All places and fees',
  howToReturn: 'How to return something',
} as const;
