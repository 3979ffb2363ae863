/** The chat messages of orders. */
export const orderTextWords = {
  hello: 'Hello {shop}, I would like to ask about your {sells}.',
  question: 'Hello {shop}, I have a question about {product}.',
  ask: 'Hello {shop}, I have a question about {product}: {address}',
  whenBack: 'Hello {shop}, please tell me when {product} is back: {address}',
  productInSize: '{product} in size {size}',
  greeting: 'Hello {shop}, I would like to order:',
  greetingNumbered: 'Hello {shop}, I would like to order ({reference}):',
  replaces: 'This replaces my order {reference}.',
  lineRow: '{number}. {product}, size {size}, {count} × {price} = {sum}',
  productRow: '{product}: {sizes}, {sum}',
  sizeCount: '{count} × {size}',
  /** An x of ASCII: in a link each × takes six characters. */
  shortRow: '{count} x {size} {product} {sum}',
  moreLines: {
    one: 'and 1 more. I will send the full list next.',
    many: 'and {count} more. I will send the full list next.',
  },
  moreInLink: {
    one: 'and 1 more: see the link below.',
    many: 'and {count} more: see the link below.',
  },
  total: 'Total: {sum}',
  wholesale: 'Please give me your wholesale price for this.',
  mpesa: 'M-Pesa send money to {number}',
  paybill: 'bank paybill {number}, account {account}',
  deliver: 'Deliver to: {place}. Delivery: {fee}.',
  pickUp: '{place}. Delivery: {fee}.',
  free: 'free',
  deliverNotChosen: 'I have not chosen where to deliver.',
  deliverAskFee: 'Deliver to: {place}. Please tell me what delivery costs.',
  withMeBy: 'I should get it by {day}.',
  toPay: 'To pay: {sum}',
  /** A sum to which a fee that is not known yet comes. */
  andDelivery: '{sum} plus the delivery fee',
  till: 'M-Pesa till {number}',
  either: '{one}, or {other}',
  onDelivery: 'pay on delivery',
  onPickUp: 'pay when I collect it',
  /** Without script, which knows nothing that was chosen. */
  payUndecided: 'Payment: {means}. Please confirm before I pay.',
  payNotChosen: 'I have not chosen how to pay. I can use {means}. Please confirm before I pay.',
  /** Of a shop that names no number to pay to. */
  payAsked: 'Please tell me how I can pay.',
  /** Where the wholesale price is asked for, the ways to pay have no sum. */
  payDecidedLater: 'Payment: {means}. I will pay once you send me the total.',
  payNotChosenLater: 'I have not chosen how to pay. I will pay once you send me the total.',
  payOnDeliveryLater: 'I will pay on delivery, once you send me the total.',
  payDecided: 'I will pay {sum} by {means}. Please confirm before I pay.',
  /** Of a shop that wants the money before it confirms. */
  payDecidedNow: 'I am paying {sum} by {means} now. The code follows here.',
  payOnDelivery: 'I will pay {sum} when I receive it. Please confirm the order.',
  payByCard:
    'I will pay {sum} ({usd}) for the goods by card or PayPal. Please confirm before I pay.',
  paidGreeting: 'Hello {shop}, I have paid by card or PayPal ({reference}):',
  paid: 'Paid: {sum} ({usd}), PayPal order {id}.',
  /** The customer writes the place after it. */
  deliverTo: 'Deliver to: ',
  /** The end of a message. */
  link: 'All of this order, with pictures: {link}',
} as const;
