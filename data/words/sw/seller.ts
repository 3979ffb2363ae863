/** What the seller packs by and answers with. */
export const sellerWords = {
  title: 'Kwa duka',
  /** Where an order stands in the book. */
  stands: {
    new: 'Mpya',
    confirmed: 'Imethibitishwa',
    paid: 'Imelipwa',
    packed: 'Imepakiwa',
    ready: 'Tayari kuchukuliwa',
    sent: 'Imetumwa',
    collected: 'Imechukuliwa',
    delivered: 'Imefika',
    cancelled: 'Imeghairiwa',
  },
  stateTitle: 'Hali',
  /** '26 Nov, 14:05'. */
  since: 'tangu {time}',
  asked: 'Ameulizwa kuhusu saizi iliyoisha.',
  toPay: 'Atalipa {sum}',
  isPaid: 'Amelipa {sum}',
  /** The code of a payment. */
  paidBy: 'Code {code}',
  /** The way to pay that the customer chose. */
  paysBy: 'Njia ya kulipa: {way}',
  paysUndecided: 'Hakuchagua njia ya kulipa.',
  takeBack: 'Tendua “{step}”',
  takeBackQuestion: 'Tendua swali',
  /** Another link of this order, after it was confirmed. */
  otherFacts:
    'Kiungo hiki kina mahali au njia ya kulipa tofauti na oda uliyothibitisha. Kitabu chako kinabaki na ile uliyothibitisha.',
  notKept: 'Simu hii haiwezi kuhifadhi kitabu. Weka nakala kabla hujafunga ukurasa huu.',
  /** The phone's clock is years away: no step can be taken. */
  dateWrong:
    'Tarehe ya simu hii si sahihi. Kwenye mipangilio ya simu, washa tarehe na saa za kiotomatiki (“Automatic date and time”), kisha rudi kwenye ukurasa huu.',
  toBook: 'Kitabu cha oda',
  customer: 'Mteja',
  name: 'Jina',
  phone: 'Simu',
  phoneIssue: 'Hiyo si nambari ya simu. Iandike hivi: 0712 345 678, au kwa + na nambari ya nchi.',
  note: 'Maelezo',
  packing: 'Orodha ya kupakia',
  packed: 'Zilizopakiwa: {count} kati ya {total}',
  count: '{count} ×',
  size: 'Saizi {size}',
  /** What opens the reply about a line. */
  soldOut: 'Imeisha?',
  soldOutToday: 'Imeisha leo',
  /** The step that comes next, with its reply. */
  replies: 'Hatua inayofuata',
  howToSend:
    'Ukigusa Tuma, WhatsApp inafunguka na bado unaweza kubadilisha maneno. Kiungo kilicho kwenye jibu kinamwonyesha mteja hatua hii.',
  noNumber: 'Andika nambari ya mteja kwenye “Mteja”, au chagua chat kwenye WhatsApp.',
  noStep: 'Oda hii imeghairiwa.',
  allDone: 'Yote yamekamilika.',
  steps: {
    confirmed: 'Thibitisha',
    paid: 'Imelipwa',
    packed: 'Imepakiwa',
    ready: 'Tayari kuchukuliwa',
    sent: 'Imetumwa',
    collected: 'Imechukuliwa',
    delivered: 'Imefika',
    cancelled: 'Ghairi',
  },
  /** The reply of the step where it stands. */
  sayAgain: 'Tuma tena: {step}',
  sum: 'Kiasi cha kulipa, pamoja na usafirishaji (KSh)',
  sumIssue: 'Andika shilingi bila senti, k.m. 3450.',
  code: 'Code ya M-Pesa, au ujumbe wote (si lazima)',
  codeIssue:
    'Hatuoni code moja hapa. Ya M-Pesa ina herufi na tarakimu kumi, k.m. SJK4H7L2PQ. Acha wazi kama ni pesa taslimu.',
  codeIsPhone: 'Hiyo ni nambari ya simu. Code ya malipo ni ipi? Acha wazi kama ni pesa taslimu.',
  notPaidIssue: 'Ujumbe huu unasema malipo yalishindikana, yalighairiwa au yalirudishwa.',
  /** An order of the book that has the code already, and when it was paid. */
  codePaid: 'Code hii ililipia {reference}, {sum}, tarehe {day}.',
  codePaidOpen: 'Code hii ililipia {reference} tarehe {day}.',
  /** What the seller ticks, as one payment may be for several orders. */
  paidTogether: 'Oda hizi zililipwa pamoja.',
  lookYourself: 'Screenshot ya mteja si uthibitisho. Angalia M-Pesa yako mwenyewe.',
  carrier: 'Imetumwa kupitia',
  waybill: 'Waybill, au simu ya rider (si lazima)',
  /** What stands before the carrier in an area's means in data/delivery.ts. */
  carrierAfter: 'Kwa ',
  amountsChanged: 'Bei zimebadilika tangu oda hii. Ziangalie kabla ya kuthibitisha kiasi chote.',
  amountsUnknown: 'Bei za leo hazijulikani hapa. Linganisha bei kabla ya kuthibitisha kiasi chote.',
  send: 'Tuma',
  sendReply: 'Tuma: {reply}',
  copy: 'Nakili',
  copyReply: 'Nakili: {reply}',
  copied: 'Imenakiliwa. Ibandike kwenye chat.',
  markOnly: 'Weka alama tu, bila ujumbe',
  /** What to change in the shop's stock. */
  stock: 'Ipunguze kwenye stoki yako',
  stockRow: '{product}, saizi {size}: punguza {count}',
  stockWhere: 'Kwenye {file}',
  changeStock: 'Badilisha',
  changeStockOf: 'Badilisha stoki ya {product}, saizi {size}',
  /** The replies themselves, as the customer gets them. */
  confirmed: 'Imethibitishwa, kiasi chote {sum} ({reference}).',
  payTo: 'Lipa kwa {means}.',
  either: '{one} au {other}',
  payee: '{means} ({name})',
  mpesa: 'nambari ya M-Pesa {number}',
  till: 'till {number}',
  paybill: 'paybill {number}, akaunti {account}',
  payOnReceipt: 'Lipa ukipokea.',
  payOnPickUp: 'Lipa ukiichukua.',
  paid: 'Imelipwa, asante ({reference}).',
  paidWithCode: 'Imelipwa, asante: {code} ({reference}).',
  packedReply: 'Imepakiwa ({reference}).',
  /** By whom, or the area's means of data/delivery.ts: 'by rider'. */
  sent: 'Imetumwa {how} ({reference}).',
  sentOpen: 'Imetumwa ({reference}).',
  byCarrier: 'kupitia {carrier}',
  waybillNumber: 'waybill {waybill}',
  ready: 'Iko tayari kuchukuliwa ({reference}).',
  collectedReply: 'Imechukuliwa, asante ({reference}).',
  deliveredReply: 'Imefika, asante ({reference}).',
  cancelledReply: 'Imeghairiwa ({reference}).',
  /** The end of each reply. */
  orderLink: 'Oda yako: {link}',
  /** A size, in an order of several products. */
  sizeOfProduct: '{product}, saizi {size}',
  soldOutTwo: 'Saizi {size} imeisha: {first} au {second}?',
  soldOutOne: 'Saizi {size} imeisha: {first} badala yake?',
  soldOutAsk: 'Saizi {size} imeisha. Saizi nyingine itakufaa?',
  soldOutAll: '{product} imeisha. Ungependa kuona inayofanana nayo?',
  /** What stands above the steps until today's prices are there. */
  amountsPending: 'Tunalinganisha na bei za leo…',
  /** The sum of the link was confirmed, and something in it is not today's. */
  amountsConfirmed:
    'Ulithibitisha kiasi chote kilicho kwenye kiungo, lakini bei zake si za leo. Zilinganishe, na kama kiasi hicho si sahihi, kitume tena kikiwa sahihi.',
  /** An order that was cancelled after it had taken something off the stock. */
  stockBack: 'Irudishe kwenye stoki yako',
  stockRowBack: '{product}, saizi {size}: ongeza {count}',
} as const;
