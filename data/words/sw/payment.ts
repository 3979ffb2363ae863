/** Payment by card or PayPal. */
export const paymentWords = {
  name: 'Pay by card or PayPal',
  waiting: 'Getting card payment ready…',
  priceChanged:
    'Prices or stock have just changed, so nothing was paid. Look at the total, then pay again.',
  pricesUnknown:
    'Today’s prices could not be checked, so nothing was paid. Order on WhatsApp, or try again later.',
  failed: 'The card payment did not go through. Your cart is safe.',
  inDoubt:
    'We don’t know yet if PayPal took your money for order {order}. Ask us on WhatsApp before you pay again. Your cart is safe.',
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
