/** What the seller packs by and answers with. */
export const sellerWords = {
  title: 'For the shop',
  loading: 'Loading the packing list',
  notLoaded: 'The packing list did not load. Tap “For the shop” to try again.',
  packing: 'Packing list',
  packed: '{count} of {total} packed',
  notKept: 'This phone does not keep the ticks. Pack the order before you close the page.',
  count: '{count} ×',
  size: 'Size {size}',
  /** What opens the reply about a line. */
  soldOut: 'Sold out?',
  soldOutToday: 'Sold out today',
  replies: 'Ready replies',
  howToSend:
    'Send opens WhatsApp. Choose the customer’s chat there; you can still change the words.',
  amountsChanged:
    'The amounts of this order are not today’s. Compare them before you confirm the total.',
  amountsUnknown:
    'Today’s prices are not known here. Compare the amounts before you confirm the total.',
  send: 'Send',
  sendReply: 'Send: {reply}',
  /** The replies themselves, as the customer gets them. */
  confirmed: 'Confirmed, total {sum} ({reference}).',
  confirmedNoFee: 'Confirmed, total {sum} plus delivery ({reference}).',
  /** The seller writes the price. */
  confirmedWholesale: 'Confirmed, wholesale total KSh … ({reference}).',
  packedReply: 'Packed ({reference}).',
  /** The area's means of data/delivery.ts: 'by rider'. */
  sent: 'Sent {means} ({reference}).',
  sentOpen: 'Sent by …, pick up at … ({reference}).',
  readyToPickUp: 'Ready to pick up ({reference}). {means}.',
  /** A size, in an order of several products. */
  sizeOfProduct: '{product}, size {size}',
  soldOutTwo: '{size} is sold out: {first} or {second}?',
  soldOutOne: '{size} is sold out: {first} instead?',
  soldOutAsk: '{size} is sold out. Would another size do?',
  soldOutAll: '{product} is sold out. Would you like to see something like it?',
} as const;
