/** The page of an order. */
export const orderPageWords = {
  order: 'Order {reference}',
  cart: 'A cart from {shop}',
  /** Below the heading of a cart. */
  sent: 'Somebody sent you this list. Your own cart stays as it is.',
  /** What puts the items into the cart of this phone. */
  again: {
    order: 'Order again',
    change: 'Edit and send again',
    put: 'Put these in my cart',
    asking: 'Asking for today’s prices…',
    unreachable:
      'Today’s prices did not load, so nothing was put in your cart. Tap again to try once more.',
    nothing: 'We no longer sell any of these.',
    question: {
      one: 'Your cart has 1 item. Replace it, add to it, or keep your cart?',
      many: 'Your cart has {count} items. Replace them, add to them, or keep your cart?',
    },
    replace: 'Replace my cart',
    add: 'Add to my cart',
    keep: 'Keep my cart',
    kept: 'Your cart stays as it is.',
    inCart: { one: '1 item is in your cart.', many: '{count} items are in your cart.' },
    emptyCart: 'Your cart is empty.',
    leftOut: {
      one: '1 item is no longer sold and is left out.',
      many: '{count} items are no longer sold and are left out.',
    },
    undo: 'Undo',
    undone: 'Undone.',
    viewCart: 'View cart',
  },
  orderedOn: 'Ordered on {day}',
  /** Above the items. */
  ordered: 'What you ordered',
  shareText: '{title} at {shop}',
  lines: 'Items',
  lineSize: 'Size {size}',
  lineCount: '{count} × {price}',
  /** Where the order does not say where it goes. */
  placeNotChosen: 'place not chosen yet',
  /** What the shop has confirmed, where it is not the total of the order. */
  confirmedTotal: 'Confirmed total',
  /** On the shop’s own phone. */
  wholesale: 'The customer asks for the wholesale price.',
  /** What it comes to now: all of it, or what can still be ordered. */
  today: 'At today’s prices the total is {sum}.',
  todayOfRest: 'The items still in stock come to {sum} today.',
  askFirst: 'Ask on WhatsApp before you pay.',
  changed: {
    one: '1 price is different today.',
    many: '{count} prices are different today.',
  },
  unavailable: {
    one: '1 item can no longer be ordered.',
    many: '{count} items can no longer be ordered.',
  },
  unreachable: 'We could not load today’s prices. These are from the day you ordered.',
  /** The phone has kept the prices, and the shop is not reached. */
  keptPrices: 'No network: these prices are from {day}.',
  sendLater: 'WhatsApp will send your message when the network is back.',
  pay: 'How to pay',
  /** Above the numbers, which a tap shows. */
  codeSent: 'You sent us the code {code}. Pay again only if we ask you to.',
  payNotChosen: 'Not chosen yet.',
  payUndecided: 'Choose a way to pay, or ask us on WhatsApp.',
  /** On paper, where nothing unfolds. */
  payEither: '{means}.',
  payOnReceipt: '{sum} when you receive it.',
  payByCard: 'Card or PayPal: {sum} for the goods.',
  yourOrders: 'Your orders',
  damaged: {
    title: 'This link is incomplete',
    advice: 'Open it again from the chat',
    text: 'Part of the link is missing or changed. If the link in the WhatsApp message does not open either, ask us. That message also lists the items, or most of them.',
  },
  newer: {
    title: 'This page is out of date',
    advice: 'Reload the page',
    text: 'If that does not help, ask us. The message with the link also lists the items.',
  },
  reload: 'Reload the page',
  ask: 'Ask us on WhatsApp',
  askText: 'Hello {shop}, I can’t open the link to my order.',
  goToShop: 'See all products',
} as const;
