/** The page of an order. */
export const orderPageWords = {
  order: 'Oda {reference}',
  cart: 'Kikapu kutoka {shop}',
  /** Below the heading of a cart. */
  sent: 'Mtu amekutumia orodha hii. Kikapu chako kinabaki kilivyo.',
  /** What puts the items into the cart of this phone. */
  again: {
    order: 'Agiza tena',
    change: 'Badilisha na utume tena',
    put: 'Weka hizi kikapuni',
    asking: 'Tunaangalia bei za leo…',
    unreachable:
      'Bei za leo hazikupatikana, kwa hivyo hatukuweka chochote kikapuni. Gusa tena ili kujaribu mara nyingine.',
    nothing: 'Bidhaa hizi zote haziuzwi tena.',
    question: {
      one: 'Kikapu chako kina bidhaa 1. Ungependa kuweka hizi badala yake, kuziongeza, au kukiacha kilivyo?',
      many: 'Kikapu chako kina bidhaa {count}. Ungependa kuweka hizi badala yake, kuziongeza, au kukiacha kilivyo?',
    },
    replace: 'Weka hizi badala yake',
    add: 'Ongeza hizi',
    keep: 'Acha kilivyo',
    kept: 'Kikapu chako kimebaki kilivyo.',
    inCart: { one: 'Bidhaa 1 iko kikapuni.', many: 'Bidhaa {count} ziko kikapuni.' },
    emptyCart: 'Kikapu chako kiko tupu.',
    leftOut: {
      one: 'Bidhaa 1 haiuzwi tena, tumeiacha.',
      many: 'Bidhaa {count} haziuzwi tena, tumeziacha.',
    },
    undo: 'Tendua',
    undone: 'Imetenduliwa.',
    viewCart: 'Angalia kikapu',
  },
  orderedOn: 'Iliagizwa {day}',
  /** Above the items. */
  ordered: 'Ulichoagiza',
  shareText: '{title}, {shop}',
  lines: 'Bidhaa',
  lineSize: 'Saizi {size}',
  lineCount: '{count} × {price}',
  /** Where the order does not say where it goes. */
  placeNotChosen: 'mahali hapajachaguliwa',
  /** What the shop has confirmed, where it is not the total of the order. */
  confirmedTotal: 'Kiasi kilichothibitishwa',
  /** On the shop’s own phone. */
  wholesale: 'Bei ya jumla imeombwa.',
  /** What it comes to now: all of it, or what can still be ordered. */
  today: 'Kwa bei za leo, kiasi chote ni {sum}.',
  todayOfRest: 'Bidhaa ambazo bado zipo zinagharimu {sum} leo.',
  askFirst: 'Uliza kwa WhatsApp kabla ya kulipa.',
  changed: {
    one: 'Bei 1 imebadilika tangu wakati huo.',
    many: 'Bei {count} zimebadilika tangu wakati huo.',
  },
  unavailable: {
    one: 'Bidhaa 1 haiwezi kuagizwa tena.',
    many: 'Bidhaa {count} haziwezi kuagizwa tena.',
  },
  unreachable: 'Bei za leo hazikupatikana. Hizi ni za siku ulipoagiza.',
  /** The phone has kept the prices, and the shop is not reached. */
  keptPrices: 'Bei za tarehe {day}, hakuna mtandao.',
  sendLater: 'Unachotuma kwa WhatsApp kitaenda mtandao ukirudi.',
  pay: 'Jinsi ya kulipa',
  /** Above the numbers, which a tap shows. */
  codeSent: 'Umetutumia code {code}. Lipa tena ikiwa tu tutakuomba.',
  payNotChosen: 'Bado hujachagua.',
  payUndecided: 'Chagua njia ya kulipa, au uliza kwa WhatsApp.',
  /** On paper, where nothing unfolds. */
  payEither: '{means}.',
  payOnReceipt: '{sum} ukipokea.',
  payByCard: 'Kadi au PayPal: {sum} kwa bidhaa.',
  yourOrders: 'Oda zako',
  damaged: {
    title: 'Kiungo hiki hakijakamilika',
    advice: 'Kifungue tena kutoka kwenye chat',
    text: 'Sehemu ya kiungo imekosekana au imebadilishwa. Kisipofunguka hata kutoka kwenye ujumbe wa WhatsApp, tuulize. Ujumbe huo una orodha yote, au sehemu kubwa yake.',
  },
  newer: {
    title: 'Ukurasa huu umepitwa na wakati',
    advice: 'Fungua ukurasa upya',
    text: 'Hilo lisiposaidia, tuulize. Ujumbe wenye kiungo hiki una orodha pia.',
  },
  reload: 'Fungua ukurasa upya',
  ask: 'Tuulize kwa WhatsApp',
  askText: 'Habari {shop}, siwezi kufungua kiungo cha oda yangu.',
  goToShop: 'Tazama bidhaa zote',
} as const;
