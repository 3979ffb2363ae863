/** Before an order is sent, and after. Loads with the cart. */
export const sentWords = {
  before: 'Kabla ya kuituma',
  back: 'Rudi kwenye kikapu',
  skip: 'Ruka, itume ilivyo',
  /** The name of what asks whether a product’s own order was sent. */
  after: 'Oda yako',
  /** Below the question. */
  items: { one: 'Bidhaa 1', many: 'Bidhaa {count}' },
  /** After a tap on the button that opens the chat. */
  asked: 'Umetuma oda {reference}?',
  yes: 'Ndiyo, nimetuma',
  again: 'Fungua WhatsApp tena',
  /** After a call. */
  called: 'Umeagiza {reference} kwa kupiga simu?',
  yesCalled: 'Ndiyo, nimeagiza',
  write: 'Itume kwa WhatsApp',
  change: 'Badilisha na utume tena',
  waits: 'Oda yako iko tayari. WhatsApp itaituma mtandao ukirudi.',
  /** What takes the question’s place. */
  sent: 'Asante kwa oda {reference}',
  next: 'Sasa tunaithibitisha nawe.',
  kept: 'Utaipata kwenye Oda zako.',
  changedSince:
    'Kikapu chako kimebadilika tangu hapo. Ukiagiza tena, oda mpya itachukua nafasi ya {reference}.',
  howToPay: 'Oda yako, na jinsi ya kulipa',
  close: 'Funga',
  /** Takes “Yes, sent” back. */
  undo: 'Tendua',
  /** Beside Undo. */
  takenOut: 'Tumeondoa ulichoagiza kwenye kikapu chako.',
} as const;
