/** The page about returns. */
export const returnsPageWords = {
  terms: 'What we take back',
  /** Below the two promises, which are the owner’s. */
  exchange: 'For another size, if the item is unworn and has its tags.',
  refund: 'For your money back, if the item is unworn and has its tags.',
  both: 'For another size or your money back, if the item is unworn and has its tags.',
  faulty: 'Wrong or faulty?',
  faultyText: 'Send us a photo as soon as you see it. We exchange it, or give you your money back.',
  /** Of a shop that does not say what it takes back. */
  faultyAsk: 'Send us a photo as soon as you see it, and we tell you what we can do.',
  steps: 'What to do',
  message: 'Message us with the number of your order, and say what is wrong.',
  bring: 'Bring it to {address}, or send it by rider or parcel.',
  bringOpen: 'Bring it to {address} ({hours}), or send it by rider or parcel.',
  /** Of a shop that nobody can come to. */
  send: 'Send it to us by rider or parcel. We tell you where to.',
  cost: '{cost}.',
  checked: 'We look at it, and exchange it or give you your money back.',
  /** Of a shop that does not say what it takes back. */
  looked: 'We look at it, and tell you what we can do.',
  refunds: 'Refunds take {time}, and come the way you paid.',
  notReturned: 'We do not take back {goods}.',
  ask: 'Message us',
  askText: 'Hello {shop}, I would like to return or exchange something. My order: ',
} as const;
