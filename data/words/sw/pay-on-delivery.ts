/** Paying when the order arrives, where people decide: Home, a product, the cart. */
export const payOnDeliveryWords = {
  places: 'Ukiwa {places}, lipa ukipokea.',
  everywhere: 'Lipa ukipokea, popote tunapoleta.',
} as const;
