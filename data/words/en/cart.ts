/** The cart. Its script is fetched with the first opened cart. */
export const cartWords = {
  title: 'Your cart',
  lines: 'Items',
  /** A line in the names of its buttons. */
  line: '{product}, size {size}',
  size: 'Size {size}',
  /** The names of a line's fields. */
  sizeOf: 'Size of {product}',
  quantityOf: 'Quantity of {line}',
  soldOutSize: '{size}, sold out',
  increase: 'Increase quantity of {line}',
  decrease: 'Decrease quantity of {line}',
  most: 'You can order up to {count} at a time.',
  /** Prices by quantity. */
  moreOf: 'Add {count} more from {product} and pay {price} each.',
  moreOfMixed: 'Add {count} more from {product} and pay less for each.',
  moreMixed: 'Add {count} more and pay less for each.',
  lineAtStep: '{from} or more: {price} each instead of {single}',
  wasNow: 'was {was}, now {now}',
  sizeSoldOut: '{size} is sold out',
  soldOut: 'Sold out',
  gone: 'No longer sold',
  onlyLeft: 'Only {count} left in size {size}.',
  pricesChanged: {
    one: '1 price has changed since you filled your cart.',
    many: '{count} prices have changed since you filled your cart.',
  },
  notOrdered: {
    one: '1 item is no longer available. We left it out of your total.',
    many: '{count} items are no longer available. We left them out of your total.',
  },
  nothingToOrder:
    'Nothing in your cart can be ordered today. Choose another size, or see all products.',
  pricesOf: 'These prices are from {day}. We confirm them on WhatsApp.',
  /** The phone has kept them, and the shop is not reached. */
  keptPrices: 'No network: these prices are from {day}. We confirm them on WhatsApp.',
  orderWaits: 'Your order is ready. WhatsApp will send it when the network is back.',
  pricesOfThatDay:
    'These prices are from the day you chose the items. We confirm them on WhatsApp.',
  removeLine: 'Remove {line}',
  clear: 'Clear Cart',
  removed: '{line}, removed.',
  cleared: 'Cart cleared.',
  /** The cart as a link, for another phone or another browser. */
  send: 'Send this cart',
  sendTitle: 'A cart from {shop}',
  sendText: 'A cart from {shop}, to look at or to order:',
  link: 'The link to this cart',
  linkCopied: 'Link copied. It opens this cart on any phone.',
  linkByHand: 'Press and hold the link to copy it',
  /** In the browser of Facebook, Instagram or TikTok. */
  inApp: 'You are in {app}’s own browser, which may forget your cart.',
  openInChrome: 'Open in Chrome and keep this cart',
  pasteInSafari: 'To keep your cart, paste its link in Safari.',
  copyLink: 'Copy a link to this cart',
  linkCopiedForSafari: 'Link copied. Paste it in Safari.',
  undo: 'Undo',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Items you add will be here.',
  emptyLink: 'See all products',
  /** In an empty cart where this phone has looked at few goods. */
  goods: 'You may also like',
  empty: 'Your cart is empty!',
  notStored: 'This phone can’t save your cart. Order before you close the page.',
  orders: 'Your orders',
  ordersNotKept: 'This phone can’t save your orders. Each order’s link is in your WhatsApp chat.',
  whereTo: 'Deliver to',
  area: 'Area',
  noArea: 'Choose an area',
  areaFee: '{area}, {fee}',
  free: 'free',
  place: 'Town or landmark',
  placeExample: 'e.g. beside the petrol station',
  townExample: 'e.g. Kisumu, bus office',
  areaTerms: '{means}. {time}.',
  /** With the day by which the order arrives. */
  areaDay: '{means}. {withYouBy}.',
  /** At the foot of a cart without an area. */
  deliverToOpen: 'Choose where to deliver',
  /** Of a large order, in place of the fee. */
  largeParcel: 'A large parcel can cost more. We tell you the fee with your total.',
  /** Above a full bar. */
  reachedFree: 'Delivery is free.',
  toFree: '{sum} more for free delivery.',
  chat: 'Order via WhatsApp',
  call: 'Call to Order',
  /** A question to the shop, below the lines. */
  ask: 'Something not clear? Ask us on WhatsApp',
  waysToOrder: 'Ways to order',
  waysAndOrders: 'Ways to order, and your orders',
  howToPay: 'How will you pay?',
  wholesaleFirst: 'Pay after we send you the wholesale total.',
  payWays: {
    mpesa: 'Send money by M-Pesa',
    till: 'M-Pesa till (Buy Goods)',
    paybill: 'Bank paybill',
    delivery: 'Pay on delivery',
    card: 'Card or PayPal',
  },
  mpesaNumber: 'M-Pesa number',
  tillNumber: 'Till number',
  paybillNumber: 'Paybill number',
  accountNumber: 'Account number',
  amount: 'Amount',
  payee: 'M-Pesa will show {name}. Another name? Cancel.',
  sendingCost: 'M-Pesa will charge you {cost}.',
  tillCost: 'No M-Pesa charge.',
  /** Each paybill has the tariff that its owner chose. */
  paybillCost: 'A small charge may apply.',
  /** Below a way to pay whose sum is not known yet. */
  someCost: 'M-Pesa charges for sending.',
  /** Below paying on delivery. */
  whenItArrives: 'When it arrives.',
  whenCollected: 'When you collect it.',
  whereAllowed: 'In {places}.',
  /** Below paying by card. */
  inDollars: '{usd}, through PayPal.',
  /** The same where delivery is paid besides. */
  inDollarsGoods: '{usd} for the goods.',
  payOnReceipt: 'You pay {sum} when you receive it.',
  payOnReceiptLater: 'You pay the wholesale total when you receive it.',
  askOnDelivery: 'Only in some areas. Choose yours above.',
  notOnDelivery: 'Not possible for {area}',
  noCard: 'Not now: today’s prices did not load',
  noCardWholesale: 'Not for wholesale orders',
  payNow: 'You pay {usd} now.',
  deliveryLater: 'You pay for delivery when the order arrives.',
  /** Where the area does not allow paying when it arrives. */
  deliveryBefore: 'We message you the delivery fee. You pay it before we send the order.',
  copy: 'Copy {what}',
  copied: 'Copied {text}',
  copyByHand: 'Press and hold {text} to copy it',
  longOrder:
    'Your order is too long for one message. Copy the whole order, open WhatsApp and paste it.',
  longOrderLinked:
    'Your order is too long for one message. The link in the message shows the whole order. You can also copy the whole order.',
  copyOrder: 'Copy the whole order',
  orderCopied: 'Order copied. Paste it on WhatsApp.',
  copyOrderByHand: 'Press and hold the order to copy it',
  wholeOrder: 'The whole order',
} as const;
