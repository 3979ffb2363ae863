/** Payment by card or PayPal. */
export const paymentWords = {
  name: 'Pay by card or PayPal',
  waiting: 'Getting card payment ready…',
  priceChanged:
    'Prices or stock have just changed, so nothing was paid. Look at the total, then pay again.',
  pricesUnknown:
    'Today’s prices could not be checked, so nothing was paid. Order in the chat, or try again later.',
  failed: 'The card payment did not go through. Your cart is kept.',
  inDoubt:
    'It is not known yet whether PayPal took the money for order {order}. Your cart is kept. Ask us in the chat before you pay again.',
  notLoaded: 'Card payment is not working just now. Choose another way above.',
  tryAgain: 'Try again',
  paid: 'Payment Successful! Thank you for shopping with the shop.',
  whereTo: 'Your order is paid. Now tell us where it goes.',
  sendPlace: 'Send us where to deliver',
  sendAgain: 'Send the paid order again',
  /** The purchase's description in PayPal. */
  purchase: '{name}, {items}',
  items: { one: '1 item', many: '{count} items' },
  purchaseOf: '{purchase}: {items}',
  item: '{count} × {product} {size}',
  more: 'and more',
} as const;
