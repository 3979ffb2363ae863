/** Where an order stands, on its page and in the list of a phone's orders. */
export const orderStateWords = {
  /** The heading that a screen reader finds, and the name of the list of steps. */
  title: 'Order status',
  /** The steps in the list. */
  steps: {
    new: 'Order sent to us',
    confirmed: 'Confirmed by us',
    paid: 'Paid',
    packed: 'Packed',
    ready: 'Ready to collect',
    sent: 'On the way',
    collected: 'Collected',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  /** An order that this phone has not sent. */
  ordered: 'Ordered',
  /** A step that is still to come, for a screen reader. */
  notYet: 'not yet',
  /** What is said of the step where it stands. */
  now: {
    new: 'You sent it to us.',
    confirmed: 'Confirmed on {day}.',
    paid: 'Paid on {day}.',
    packed: 'Packed on {day}.',
    ready: 'Ready to collect since {day}.',
    sent: 'Left the shop on {day}.',
    collected: 'Collected on {day}.',
    delivered: 'Delivered on {day}.',
    cancelled: 'Cancelled on {day}.',
  },
  /** An order that may not have been sent from this phone. */
  sending: {
    asked: 'Did you send it?',
    askedNext: 'It reaches us when you press Send in WhatsApp.',
    askedCall: 'Did you order it by phone?',
    unsent: 'You have not sent it.',
    shortUnsent: 'Not ordered yet',
    next: 'Put it back in your cart to send it.',
  },
  /** An order in place of which another one was sent. */
  replaced: {
    now: 'Replaced by order {reference}.',
    short: 'Replaced by {reference}',
    next: 'You pay nothing for this order.',
  },
  byPhone: 'You ordered it by phone.',
  orderedOn: 'Ordered on {day}.',
  sentBy: 'Sent on {day} by {carrier}.',
  /** The same in a few words, in the list of orders. */
  short: {
    new: 'Not confirmed yet',
    confirmed: 'Confirmed',
    paid: 'Paid',
    packed: 'Packed',
    ready: 'Ready to collect',
    sent: 'Sent',
    collected: 'Collected',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  shortSentBy: 'Sent by {carrier}',
  /** Goods on their way that were paid after that: 'Sent by G4S, paid'. */
  shortAndPaid: '{stands}, paid',
  /** The shop has said nothing of it, and it should be there by now. */
  shortNoNews: 'No update yet',
  /** What comes next. */
  next: {
    new: 'We confirm it on WhatsApp. Open the link in our reply to update this page.',
    byPhone: 'We confirm it by phone or on WhatsApp.',
    noNews: 'It should be with you by now. Ask us where it is.',
    longAgo: 'That was a while ago. Still waiting? Ask us.',
    sumLater: 'We send you the amount to pay on WhatsApp. Please wait for it.',
    payAny: 'Pay {sum} in a way that suits you, then send us the code.',
    payCard: 'You chose card or PayPal. If you have not paid yet, ask us how.',
    payOnReceipt: 'Pay {sum} when it arrives.',
    payOnPickUp: 'Pay {sum} when you collect it.',
    payOnReceiptLater: 'You pay when it arrives.',
    sentCode: 'You sent us the code {code}. We check for your payment and reply.',
    confirmed: 'We pack it next.',
    packed: 'We send it next, and tell you who brings it.',
    packedPickUp: 'We tell you when it is ready to collect.',
    readyAsk: 'Ask us where to collect it.',
    sent: 'Is it late? Ask us where it is.',
    collected: 'Something not right? Ask us.',
    cancelled: 'There is nothing to pay. You can order it again.',
    cancelledPaid: 'You already paid. Message us for your refund.',
  },
  pay: {
    mpesa: 'Send {sum} by M-Pesa to {number}, then send us the code.',
    till: 'Pay {sum} to till {number}, then send us the code.',
    paybill: 'Pay {sum} to paybill {number}, account {account}, then send us the code.',
  },
  /** What is asked for in place of a line that is sold out. */
  soldOut: 'Size {size} is sold out.',
  soldOutOf: '{product}, size {size}, is sold out.',
  soldOutMany: '{count} items are sold out.',
  instead: {
    two: 'We have sizes {first} and {second} today.',
    one: 'We have size {first} today.',
    ask: 'Would you like another size?',
    none: 'Would you like something else?',
  },
  answer: 'Answer on WhatsApp',
  answerText: 'Hello {shop}, about my order {reference}: {soldOut} Please give me instead: ',
  ask: 'Ask about this order',
  askText: 'Hello {shop}, I have a question about my order {reference} ({day}): {link}',
  askTextNoLink: 'Hello {shop}, I have a question about my order {reference} ({day}).',
  call: 'Call us',
  copyWaybill: 'waybill',
  codeOf: 'code {code}',
  waybillOf: 'waybill {waybill}',
  print: 'Print this slip',
  /** The link has other items, another place or another way to pay. */
  differs:
    'This link does not match order {reference}, which you sent from this phone. Ask us before you pay.',
  /** The shop has confirmed another sum than the order’s goods and delivery come to. */
  otherSum:
    'Your order came to {ordered}, and we confirmed {confirmed}. Ask us if you do not know why.',
  yours: 'See the order that you sent',
  /** In the list: what to do next. */
  row: {
    pay: 'Pay {sum}',
    send: 'Edit and send again',
    answer: 'Choose another size',
    whereIsIt: 'Ask us where it is',
    again: 'Order again',
  },
} as const;
