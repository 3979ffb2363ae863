/** Paying when the order arrives, where people decide: Home, a product, the cart. */
export const payOnDeliveryWords = {
  places: 'Lipa ukipokea: {places}.',
  everywhere: 'Lipa ukipokea, popote tunapoleta.',
} as const;
