/** What the seller packs by and answers with. */
export const sellerWords = {
  title: 'For the shop',
  /** Where an order stands in the book. */
  stands: {
    new: 'New',
    confirmed: 'Confirmed',
    paid: 'Paid',
    packed: 'Packed',
    ready: 'Ready to collect',
    sent: 'Sent',
    collected: 'Collected',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  stateTitle: 'State',
  /** '26 Nov, 14:05'. */
  since: 'since {time}',
  asked: 'You asked about a size that is sold out.',
  toPay: '{sum} to pay',
  isPaid: '{sum} paid',
  /** The code of a payment. */
  paidBy: 'Code {code}',
  /** The way to pay that the customer chose. */
  paysBy: 'To be paid: {way}',
  paysUndecided: 'No way to pay was chosen.',
  takeBack: 'Undo “{step}”',
  takeBackQuestion: 'Undo the question',
  /** Another link of this order, after it was confirmed. */
  otherFacts:
    'The place or the way to pay in this link is not the one in the order that you confirmed. Your book keeps the order that you confirmed.',
  notKept: 'This phone can’t save the book. Make a copy before you close this page.',
  /** The phone's clock is years away: no step can be taken. */
  dateWrong:
    'The date of this phone is wrong. Turn on “Automatic date and time” in its settings, then come back to this page.',
  toBook: 'Order book',
  customer: 'Customer',
  name: 'Name',
  phone: 'Phone',
  phoneIssue:
    'That is not a phone number. Type it as 0712 345 678, or with + and the country code.',
  note: 'Note',
  packing: 'Packing list',
  packed: '{count} of {total} packed',
  count: '{count} ×',
  size: 'Size {size}',
  /** What opens the reply about a line. */
  soldOut: 'Sold out?',
  soldOutToday: 'Sold out today',
  /** The step that comes next, with its reply. */
  replies: 'Next step',
  howToSend:
    'The button Send opens WhatsApp. You can still change the words there. The link in the reply shows the customer this step.',
  noNumber:
    'This order has no WhatsApp number yet. Type it under “Customer”, or choose the chat in WhatsApp.',
  noStep: 'This order is cancelled.',
  allDone: 'All done.',
  steps: {
    confirmed: 'Confirm',
    paid: 'Paid',
    packed: 'Packed',
    ready: 'Ready to collect',
    sent: 'Sent',
    collected: 'Collected',
    delivered: 'Delivered',
    cancelled: 'Cancel',
  },
  /** The reply of the step where it stands. */
  sayAgain: 'Send again: {step}',
  sum: 'Sum to pay, delivery included (KSh)',
  sumIssue: 'Type whole shillings, such as 3450.',
  code: 'M-Pesa code, or the whole message (optional)',
  codeIssue:
    'We can’t find one clear code here. An M-Pesa code has ten letters and digits, such as SJK4H7L2PQ. Leave the field empty for cash.',
  codeIsPhone:
    'That is a phone number. What is the code of the payment? Leave the field empty for cash.',
  notPaidIssue: 'This message says that the payment failed, was cancelled or was reversed.',
  /** An order of the book that has the code already, and when it was paid. */
  codePaid: 'This code paid {reference}, {sum}, on {day}.',
  codePaidOpen: 'This code paid {reference} on {day}.',
  /** What the seller ticks, as one payment may be for several orders. */
  paidTogether: 'These orders were paid together.',
  lookYourself: 'A customer’s screenshot is not proof. Check your own M-Pesa.',
  carrier: 'Sent by',
  waybill: 'Waybill, or the rider’s phone (optional)',
  /** What stands before the carrier in an area's means in data/delivery.ts. */
  carrierAfter: 'By ',
  amountsChanged: 'Prices have changed since this order. Check them before you confirm the total.',
  amountsUnknown: 'Today’s prices did not load. Check the amounts before you confirm the total.',
  send: 'Send',
  sendReply: 'Send: {reply}',
  copy: 'Copy',
  copyReply: 'Copy: {reply}',
  copied: 'Copied. Paste it into the chat.',
  markOnly: 'Mark only, no message',
  /** What to change in the shop's stock. */
  stock: 'Take it off your stock',
  stockRow: '{product}, size {size}: {count} less',
  stockWhere: 'In {file}',
  changeStock: 'Change it',
  changeStockOf: 'Change the stock of {product}, size {size}',
  /** The replies themselves, as the customer gets them. */
  confirmed: 'Confirmed, total {sum} ({reference}).',
  payTo: 'Pay to {means}.',
  either: '{one} or {other}',
  payee: '{means} ({name})',
  mpesa: 'M-Pesa number {number}',
  till: 'till {number}',
  paybill: 'paybill {number}, account {account}',
  payOnReceipt: 'Pay when it arrives.',
  payOnPickUp: 'Pay when you collect it.',
  paid: 'Paid, thank you ({reference}).',
  paidWithCode: 'Paid, thank you: {code} ({reference}).',
  packedReply: 'Packed ({reference}).',
  /** By whom, or the area's means of data/delivery.ts: 'by rider'. */
  sent: 'Sent {how} ({reference}).',
  sentOpen: 'Sent ({reference}).',
  byCarrier: 'by {carrier}',
  waybillNumber: 'waybill {waybill}',
  ready: 'Ready to collect ({reference}).',
  collectedReply: 'Collected, thank you ({reference}).',
  deliveredReply: 'Delivered, thank you ({reference}).',
  cancelledReply: 'Cancelled ({reference}).',
  /** The end of each reply. */
  orderLink: 'Your order: {link}',
  /** A size, in an order of several products. */
  sizeOfProduct: '{product}, size {size}',
  soldOutTwo: '{size} is sold out: {first} or {second}?',
  soldOutOne: '{size} is sold out: {first} instead?',
  soldOutAsk: '{size} is sold out. Would you like another size?',
  soldOutAll: '{product} is sold out. Would you like to see something like it?',
  /** What stands above the steps until today's prices are there. */
  amountsPending: 'Comparing with today’s prices…',
  /** The sum of the link was confirmed, and something in it is not today's. */
  amountsConfirmed:
    'You confirmed this total, but some amounts in the link are not today’s prices. Compare them. If the total is wrong, send the right total.',
  /** An order that was cancelled after it had taken something off the stock. */
  stockBack: 'Put it back into your stock',
  stockRowBack: '{product}, size {size}: {count} more',
} as const;
