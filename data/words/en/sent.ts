/** Before an order is sent, and after. Loads with the cart. */
export const sentWords = {
  before: 'Before you send it',
  back: 'Back to cart',
  skip: 'Skip, send it as it is',
  /** The name of what asks whether a product’s own order was sent. */
  after: 'Your order',
  /** Below the question. */
  items: { one: '1 item', many: '{count} items' },
  /** After a tap on the button that opens the chat. */
  asked: 'Did you send order {reference}?',
  yes: 'Yes, sent',
  again: 'Open WhatsApp again',
  /** After a call. */
  called: 'Did you order {reference} by phone?',
  yesCalled: 'Yes, ordered',
  write: 'Send it on WhatsApp',
  change: 'Edit and send again',
  waits: 'Your order is ready. WhatsApp will send it when the network is back.',
  /** What takes the question’s place. */
  sent: 'Thank you for order {reference}',
  next: 'Next, we confirm it with you.',
  kept: 'You’ll find it under Your orders.',
  changedSince: 'You changed your cart. If you order again, the new order replaces {reference}.',
  howToPay: 'Your order, and how to pay',
  close: 'Close',
  /** Takes “Yes, sent” back. */
  undo: 'Undo',
  /** Beside Undo. */
  takenOut: 'The items you ordered have left your cart.',
} as const;
