/** The chat messages of orders. */
export const orderTextWords = {
  hello: 'Habari {shop}, ningependa kuuliza kuhusu {sells}.',
  question: 'Habari {shop}, nina swali kuhusu {product}.',
  ask: 'Habari {shop}, nina swali kuhusu {product}: {address}',
  whenBack: 'Habari {shop}, tafadhali niambie {product} itakaporudi: {address}',
  productInSize: '{product} saizi {size}',
  greeting: 'Habari {shop}, ningependa kuagiza:',
  greetingNumbered: 'Habari {shop}, ningependa kuagiza ({reference}):',
  replaces: 'Hii ni badala ya oda yangu {reference}.',
  lineRow: '{number}. {product}, saizi {size}, {count} × {price} = {sum}',
  productRow: '{product}: {sizes}, {sum}',
  sizeCount: '{count} × {size}',
  /** An x of ASCII: in a link each × takes six characters. */
  shortRow: '{count} x {size} {product} {sum}',
  moreLines: {
    one: 'na bidhaa 1 zaidi. Natuma orodha yote hapa.',
    many: 'na bidhaa {count} zaidi. Natuma orodha yote hapa.',
  },
  moreInLink: {
    one: 'na bidhaa 1 zaidi, iko kwenye kiungo kilicho hapa chini.',
    many: 'na bidhaa {count} zaidi, ziko kwenye kiungo kilicho hapa chini.',
  },
  total: 'Kiasi chote: {sum}',
  wholesale: 'Tafadhali nipe bei ya jumla ya bidhaa hizi.',
  mpesa: 'kutuma pesa kwa M-Pesa {number}',
  paybill: 'paybill ya benki {number}, akaunti {account}',
  deliver: 'Niletee hapa: {place}. Usafirishaji: {fee}.',
  pickUp: '{place}. Usafirishaji: {fee}.',
  free: 'bure',
  deliverNotChosen: 'Sijachagua mahali pa kuletewa.',
  deliverAskFee: 'Niletee hapa: {place}. Tafadhali niambie gharama ya usafirishaji.',
  withMeBy: 'Nitaipata kufikia {day}.',
  toPay: 'Nitalipa: {sum}',
  /** A sum to which a fee that is not known yet comes. */
  andDelivery: '{sum} na gharama ya usafirishaji',
  till: 'till ya M-Pesa {number}',
  either: '{one}, au {other}',
  onDelivery: 'kulipa nikipokea',
  onPickUp: 'kulipa nikiichukua',
  /** Without script, which knows nothing that was chosen. */
  payUndecided: 'Malipo: {means}. Tafadhali thibitisha kabla sijalipa.',
  payNotChosen:
    'Sijachagua njia ya kulipa. Naweza kutumia hizi: {means}. Tafadhali thibitisha kabla sijalipa.',
  /** Of a shop that names no number to pay to. */
  payAsked: 'Tafadhali niambie ninavyoweza kulipa.',
  /** Where the wholesale price is asked for, the ways to pay have no sum. */
  payDecidedLater: 'Malipo: {means}. Nitalipa ukishanitumia kiasi chote.',
  payNotChosenLater: 'Sijachagua njia ya kulipa. Nitalipa ukishanitumia kiasi chote.',
  payOnDeliveryLater: 'Nitalipa nikipokea oda, ukishanitumia kiasi chote.',
  payDecided: 'Nitalipa {sum} kwa {means}. Tafadhali thibitisha kabla sijalipa.',
  /** Of a shop that wants the money before it confirms. */
  payDecidedNow: 'Sasa ninalipa {sum} kwa {means}. Code inafuata hapa.',
  payOnDelivery: 'Nitalipa {sum} nikipokea oda. Tafadhali thibitisha oda.',
  payByCard:
    'Nitalipia bidhaa {sum} ({usd}) kwa kadi au PayPal. Tafadhali thibitisha kabla sijalipa.',
  paidGreeting: 'Habari {shop}, nimelipa kwa kadi au PayPal ({reference}):',
  paid: 'Nimelipa: {sum} ({usd}), oda ya PayPal {id}.',
  /** The customer writes the place after it. */
  deliverTo: 'Niletee hapa: ',
  /** The end of a message. */
  link: 'Oda hii yote, pamoja na picha: {link}',
} as const;
