/** Where an order stands, on its page and in the list of a phone's orders. */
export const orderStateWords = {
  /** The heading that a screen reader finds, and the name of the list of steps. */
  title: 'Hali ya oda',
  /** The steps in the list. */
  steps: {
    new: 'Oda imetumwa kwetu',
    confirmed: 'Imethibitishwa nasi',
    paid: 'Imelipwa',
    packed: 'Imepakiwa',
    ready: 'Iko tayari kuchukuliwa',
    sent: 'Iko njiani',
    collected: 'Imechukuliwa',
    delivered: 'Imefika',
    cancelled: 'Imeghairiwa',
  },
  /** An order that this phone has not sent. */
  ordered: 'Imeagizwa',
  /** A step that is still to come, for a screen reader. */
  notYet: 'bado',
  /** What is said of the step where it stands. */
  now: {
    new: 'Umetutumia oda hii.',
    confirmed: 'Ilithibitishwa tarehe {day}.',
    paid: 'Ililipwa tarehe {day}.',
    packed: 'Ilipakiwa tarehe {day}.',
    ready: 'Iko tayari kuchukuliwa tangu tarehe {day}.',
    sent: 'Iliondoka dukani tarehe {day}.',
    collected: 'Ilichukuliwa tarehe {day}.',
    delivered: 'Ilifika tarehe {day}.',
    cancelled: 'Ilighairiwa tarehe {day}.',
  },
  /** An order that may not have been sent from this phone. */
  sending: {
    asked: 'Umetuma oda hii?',
    askedNext: 'Itatufikia ukigusa kitufe cha kutuma kwenye WhatsApp.',
    askedCall: 'Umeagiza kwa kupiga simu?',
    unsent: 'Hujatuma oda hii.',
    shortUnsent: 'Bado hujaagiza',
    next: 'Irudishe kikapuni ili uitume.',
  },
  /** An order in place of which another one was sent. */
  replaced: {
    now: 'Nafasi yake imechukuliwa na oda {reference}.',
    short: 'Badala yake ni {reference}',
    next: 'Hulipi chochote kwa oda hii.',
  },
  byPhone: 'Uliagiza kwa kupiga simu.',
  orderedOn: 'Iliagizwa tarehe {day}.',
  sentBy: 'Ilitumwa tarehe {day} kupitia {carrier}.',
  /** The same in a few words, in the list of orders. */
  short: {
    new: 'Bado haijathibitishwa',
    confirmed: 'Imethibitishwa',
    paid: 'Imelipwa',
    packed: 'Imepakiwa',
    ready: 'Iko tayari kuchukuliwa',
    sent: 'Imetumwa',
    collected: 'Imechukuliwa',
    delivered: 'Imefika',
    cancelled: 'Imeghairiwa',
  },
  shortSentBy: 'Imetumwa kupitia {carrier}',
  /** Goods on their way that were paid after that: 'Sent by G4S, paid'. */
  shortAndPaid: '{stands}, imelipwa',
  /** The shop has said nothing of it, and it should be there by now. */
  shortNoNews: 'Bado hakuna habari',
  /** What comes next. */
  next: {
    new: 'Tunaithibitisha kwa WhatsApp. Fungua kiungo kilicho kwenye jibu letu na utaona hapa pia.',
    byPhone: 'Tunaithibitisha kwa simu au kwa WhatsApp.',
    noNews: 'Ilipaswa kuwa imekufikia. Tuulize iko wapi.',
    longAgo: 'Muda mrefu umepita. Bado unasubiri? Tuulize.',
    sumLater: 'Tutakuambia kwa WhatsApp kiasi cha kulipa. Tafadhali subiri.',
    payAny: 'Lipa {sum} kwa njia inayokufaa, kisha ututumie code.',
    payCard: 'Ulichagua kadi au PayPal. Kama bado hujalipa, tuulize jinsi ya kulipa.',
    payOnReceipt: 'Lipa {sum} ukipokea.',
    payOnPickUp: 'Lipa {sum} ukiichukua.',
    payOnReceiptLater: 'Utalipa ukipokea.',
    sentCode: 'Umetutumia code {code}. Tutaangalia malipo yako kisha tukujibu.',
    confirmed: 'Sasa tunaipakia.',
    packed: 'Sasa tunaituma, na tutakuambia nani anakuletea.',
    packedPickUp: 'Tutakuambia ikiwa tayari kuchukuliwa.',
    readyAsk: 'Tuulize mahali pa kuichukua.',
    sent: 'Imechelewa kufika? Tuulize iko wapi.',
    collected: 'Kuna tatizo? Tuulize.',
    cancelled: 'Hulipi chochote. Unaweza kuagiza tena.',
    cancelledPaid: 'Ulikuwa umelipa. Tuandikie tukurejeshee pesa.',
  },
  pay: {
    mpesa: 'Tuma {sum} kwa nambari ya M-Pesa {number}, kisha ututumie code.',
    till: 'Lipa {sum} kwa till {number}, kisha ututumie code.',
    paybill: 'Lipa {sum} kwa paybill {number}, akaunti {account}, kisha ututumie code.',
  },
  /** What is asked for in place of a line that is sold out. */
  soldOut: 'Saizi {size} imeisha.',
  soldOutOf: '{product}, saizi {size}, imeisha.',
  soldOutMany: 'Bidhaa {count} zimeisha.',
  instead: {
    two: 'Leo tuna saizi {first} na {second}.',
    one: 'Leo tuna saizi {first}.',
    ask: 'Saizi nyingine itakufaa?',
    none: 'Ungependa kitu kingine?',
  },
  answer: 'Jibu kwa WhatsApp',
  answerText: 'Habari {shop}, kuhusu oda yangu {reference}: {soldOut} Tafadhali nipe badala yake: ',
  ask: 'Uliza kuhusu oda hii',
  askText: 'Habari {shop}, nina swali kuhusu oda yangu {reference} ({day}): {link}',
  askTextNoLink: 'Habari {shop}, nina swali kuhusu oda yangu {reference} ({day}).',
  call: 'Tupigie simu',
  copyWaybill: 'waybill',
  codeOf: 'code {code}',
  waybillOf: 'waybill {waybill}',
  print: 'Chapisha oda hii',
  /** The link has other items, another place or another way to pay. */
  differs:
    'Kiungo hiki hakilingani na oda {reference} uliyotuma kutoka simu hii. Tuulize kabla ya kulipa.',
  /** The shop has confirmed another sum than the order’s goods and delivery come to. */
  otherSum:
    'Oda yako ilikuwa {ordered}, nasi tulithibitisha {confirmed}. Tuulize kama hujui sababu.',
  yours: 'Tazama oda uliyotuma',
  /** In the list: what to do next. */
  row: {
    pay: 'Lipa {sum}',
    send: 'Badilisha na utume tena',
    answer: 'Chagua saizi nyingine',
    whereIsIt: 'Tuulize iko wapi',
    again: 'Agiza tena',
  },
} as const;
