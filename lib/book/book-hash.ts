/** The order book on the page of an order, on the shop's own phone. */
export const bookHash = '#book';

/** The orders that were sent from this phone, where its page without a hash is the order book. */
export const yourOrdersHash = '#your-orders';
