/** Payment by card or PayPal. */
export const paymentWords = {
  name: 'Lipa kwa kadi au PayPal',
  waiting: 'Tunaandaa malipo ya kadi…',
  priceChanged:
    'Bei au stoki imebadilika sasa hivi, kwa hivyo hakuna kilicholipwa. Angalia kiasi chote, kisha ulipe tena.',
  pricesUnknown:
    'Hatukuweza kuangalia bei za leo, kwa hivyo hakuna kilicholipwa. Agiza kwa WhatsApp, au jaribu tena baadaye.',
  failed: 'Malipo ya kadi hayakufaulu. Kikapu chako kiko salama.',
  inDoubt:
    'Bado hatujui kama PayPal ilichukua pesa zako za oda {order}. Tuulize kwa WhatsApp kabla ya kulipa tena. Kikapu chako kiko salama.',
  notLoaded: 'Malipo ya kadi hayafanyi kazi kwa sasa. Chagua njia nyingine hapo juu.',
  tryAgain: 'Jaribu tena',
  paid: 'Malipo yamefaulu! Asante kwa kununua kwenye duka letu.',
  whereTo: 'Oda yako imelipwa. Sasa tuambie tukuletee wapi.',
  sendPlace: 'Tuambie tukuletee wapi',
  sendAgain: 'Tuma tena oda iliyolipwa',
  /** The purchase's description in PayPal. */
  purchase: '{name}, {items}',
  items: { one: 'bidhaa 1', many: 'bidhaa {count}' },
  purchaseOf: '{purchase}: {items}',
  item: '{count} × {product} {size}',
  more: 'na nyingine',
} as const;
