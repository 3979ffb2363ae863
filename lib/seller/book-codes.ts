/** What the address of the order book has after '#', on the shop's own phone. */
export const bookCode = 'book';

/** The same of the orders that were sent from this phone, where its page without a hash is the book. */
export const yourOrdersCode = 'your-orders';

/** The same of the page that marks a phone as the shop's own. */
export const shopPhoneCode = 'shop-phone';
