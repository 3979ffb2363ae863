/** The cart. Its script is fetched with the first opened cart. */
export const cartWords = {
  title: 'Kikapu chako',
  lines: 'Bidhaa',
  /** A line in the names of its buttons. */
  line: '{product}, saizi {size}',
  size: 'Saizi {size}',
  /** The names of a line's fields. */
  sizeOf: 'Saizi ya {product}',
  quantityOf: 'Idadi ya {line}',
  soldOutSize: '{size}, imeisha',
  increase: 'Ongeza idadi ya {line}',
  decrease: 'Punguza idadi ya {line}',
  most: 'Unaweza kuagiza hadi {count} kwa mara moja.',
  /** Prices by quantity. */
  moreOf: 'Ongeza {product} {count} zaidi, ulipe {price} kila moja.',
  moreOfMixed: 'Ongeza {product} {count} zaidi, bei ya kila moja ipungue.',
  moreMixed: 'Ongeza {count} zaidi, bei ya kila moja ipungue.',
  lineAtStep: 'Kuanzia {from}: {price} kila moja badala ya {single}',
  wasNow: 'ilikuwa {was}, sasa {now}',
  sizeSoldOut: 'Saizi {size} imeisha',
  soldOut: 'Imeisha',
  gone: 'Haiuzwi tena',
  onlyLeft: 'Zilizobaki za saizi {size}: {count} tu.',
  pricesChanged: {
    one: 'Bei 1 imebadilika tangu ulipojaza kikapu chako.',
    many: 'Bei {count} zimebadilika tangu ulipojaza kikapu chako.',
  },
  notOrdered: {
    one: 'Bidhaa 1 haipatikani tena. Hatukuihesabu kwenye kiasi chote.',
    many: 'Bidhaa {count} hazipatikani tena. Hatukuzihesabu kwenye kiasi chote.',
  },
  nothingToOrder:
    'Hakuna bidhaa kwenye kikapu chako inayoweza kuagizwa leo. Chagua saizi nyingine, au tazama bidhaa zote.',
  pricesOf: 'Bei za tarehe {day}. Tunazithibitisha kwa WhatsApp.',
  /** The phone has kept them, and the shop is not reached. */
  keptPrices: 'Bei za tarehe {day}, hakuna mtandao. Tunazithibitisha kwa WhatsApp.',
  orderWaits: 'Oda yako iko tayari. WhatsApp itaituma mtandao ukirudi.',
  pricesOfThatDay: 'Bei za siku ulipochagua bidhaa hizi. Tunazithibitisha kwa WhatsApp.',
  removeLine: 'Ondoa {line}',
  clear: 'Futa kikapu',
  removed: '{line}, imeondolewa.',
  cleared: 'Kikapu kimefutwa.',
  /** The cart as a link, for another phone or another browser. */
  send: 'Tuma kikapu hiki',
  sendTitle: 'Kikapu kutoka {shop}',
  sendText: 'Kikapu kutoka {shop}, cha kutazama au kuagiza:',
  link: 'Kiungo cha kikapu hiki',
  linkCopied: 'Kiungo kimenakiliwa. Kinafungua kikapu hiki kwenye simu yoyote.',
  linkByHand: 'Gusa na ushikilie kiungo ili ukinakili',
  /** In the browser of Facebook, Instagram or TikTok. */
  inApp: 'Uko kwenye browser ya {app} yenyewe, ambayo huenda ikasahau kikapu chako.',
  openInChrome: 'Fungua kwa Chrome uhifadhi kikapu hiki',
  pasteInSafari: 'Ili usikipoteze, bandika kiungo chake kwenye Safari.',
  copyLink: 'Nakili kiungo cha kikapu hiki',
  linkCopiedForSafari: 'Kiungo kimenakiliwa. Kibandike kwenye Safari.',
  undo: 'Tendua',
  emptyTitle: 'Kikapu kiko tupu',
  emptyText: 'Bidhaa utakazoongeza zitaonekana hapa.',
  emptyLink: 'Bidhaa zote',
  /** In an empty cart where this phone has looked at few goods. */
  goods: 'Huenda ukapenda pia',
  empty: 'Kikapu chako kiko tupu!',
  notStored: 'Simu hii haiwezi kuhifadhi kikapu chako. Agiza kabla hujafunga ukurasa.',
  orders: 'Oda zako',
  ordersNotKept:
    'Simu hii haiwezi kuhifadhi oda zako. Kiungo cha kila oda kiko kwenye chat yako ya WhatsApp.',
  whereTo: 'Tukuletee wapi?',
  area: 'Eneo',
  noArea: 'Chagua eneo',
  areaFee: '{area}, {fee}',
  free: 'bure',
  place: 'Mji au mahali maarufu',
  placeExample: 'k.m. kando ya petrol station',
  townExample: 'k.m. Kisumu, ofisi ya basi',
  areaTerms: '{means} ({time}).',
  /** With the day by which the order arrives. */
  areaDay: '{means}. {withYouBy}.',
  /** At the foot of a cart without an area. */
  deliverToOpen: 'Chagua pa kuletewa',
  /** Of a large order, in place of the fee. */
  largeParcel: 'Mzigo mkubwa unaweza kugharimu zaidi. Tutakuambia gharama pamoja na kiasi chote.',
  /** Above a full bar. */
  reachedFree: 'Usafirishaji ni bure.',
  toFree: 'Ongeza {sum}, tukuletee bure.',
  chat: 'Agiza kwa WhatsApp',
  call: 'Piga simu kuagiza',
  /** A question to the shop, below the lines. */
  ask: 'Una swali? Tuulize kwa WhatsApp',
  waysToOrder: 'Njia za kuagiza',
  waysAndOrders: 'Njia za kuagiza, na oda zako',
  howToPay: 'Utalipaje?',
  wholesaleFirst: 'Lipa tukishakuambia kiasi kwa bei ya jumla.',
  payWays: {
    mpesa: 'Tuma pesa kwa M-Pesa',
    till: 'M-Pesa Buy Goods',
    paybill: 'Paybill ya benki',
    delivery: 'Lipa ukipokea',
    card: 'Kadi au PayPal',
  },
  mpesaNumber: 'Nambari ya M-Pesa',
  tillNumber: 'Nambari ya till',
  paybillNumber: 'Nambari ya paybill',
  accountNumber: 'Nambari ya akaunti',
  amount: 'Kiasi',
  payee: 'M-Pesa itaonyesha {name}. Ni jina lingine? Ghairi.',
  sendingCost: 'M-Pesa itakutoza {cost}.',
  tillCost: 'Hakuna ada ya M-Pesa.',
  /** Each paybill has the tariff that its owner chose. */
  paybillCost: 'Huenda kukawa na ada ndogo.',
  /** Below a way to pay whose sum is not known yet. */
  someCost: 'M-Pesa hutoza ada ya kutuma.',
  /** Below paying on delivery. */
  whenItArrives: 'Ikifika.',
  whenCollected: 'Ukiichukua.',
  whereAllowed: 'Maeneo: {places}.',
  /** Below paying by card. */
  inDollars: '{usd}, kupitia PayPal.',
  /** The same where delivery is paid besides. */
  inDollarsGoods: '{usd} kwa bidhaa pekee.',
  payOnReceipt: 'Utalipa {sum} ukipokea oda.',
  payOnReceiptLater: 'Utalipa kiasi kwa bei ya jumla ukipokea oda.',
  askOnDelivery: 'Ni baadhi ya maeneo tu. Chagua lako hapo juu.',
  notOnDelivery: 'Haiwezekani kwa {area}',
  noCard: 'Haiwezekani sasa: bei za leo hazikupatikana',
  noCardWholesale: 'Haiwezekani kwa bei ya jumla',
  payNow: 'Unalipa {usd} sasa.',
  deliveryLater: 'Usafirishaji unalipiwa oda ikifika.',
  /** Where the area does not allow paying when it arrives. */
  deliveryBefore: 'Utalipa gharama ya usafirishaji kabla hatujatuma. Tutakuandikia kiasi chake.',
  copy: 'Nakili {what}',
  copied: 'Imenakiliwa: {text}',
  copyByHand: 'Gusa na ushikilie {text} ili unakili',
  longOrder:
    'Orodha yako ni ndefu kuliko ujumbe mmoja. Nakili oda yote, fungua WhatsApp uibandike.',
  longOrderLinked:
    'Orodha yako ni ndefu kuliko ujumbe mmoja. Kiungo kilicho kwenye ujumbe kina bidhaa zote; unaweza pia kunakili orodha yote.',
  copyOrder: 'Nakili oda yote',
  orderCopied: 'Oda imenakiliwa. Ibandike kwenye WhatsApp.',
  copyOrderByHand: 'Gusa na ushikilie oda ili uinakili',
  wholeOrder: 'Oda yote',
} as const;
