/** Paying when the order arrives, where people decide: Home, a product, the cart. */
export const payOnDeliveryWords = {
  places: 'Pay when it arrives in {places}.',
  everywhere: 'Pay when it arrives, everywhere we deliver.',
} as const;
