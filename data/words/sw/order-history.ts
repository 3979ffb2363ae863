/** The orders that a phone keeps. */
export const orderHistoryWords = {
  title: 'Oda zako',
  onlyHere: 'Zimehifadhiwa kwenye simu hii pekee.',
  /** Below the list. */
  missing: 'Oda haionekani? Tuulize kwa WhatsApp',
  missingText: 'Habari {shop}, sioni oda yangu kwenye tovuti yenu.',
  notKept:
    'Simu hii haiwezi kuhifadhi oda zako. Kiungo cha kila oda kiko kwenye chat yako ya WhatsApp.',
  items: { one: 'Bidhaa 1', many: 'Bidhaa {count}' },
  /** A line of an order: 'Plain Shirt, M'. */
  line: '{product}, {size}',
  moreLines: '+{count} zaidi',
  remove: 'Ondoa',
  removeOrder: 'Ondoa oda {reference}',
  removeAll: 'Ondoa zote',
  /** What is asked before an order is removed. */
  ask: 'Tuondoe oda {reference}?',
  askAll: 'Tuondoe oda zote?',
  chatKeeps:
    'Ni orodha hii tu inayobadilika. Kiungo cha kila oda kinabaki kwenye chat yako ya WhatsApp.',
  keep: 'Usiondoe',
  /** Above products where this phone has looked at none. */
  goods: 'Huenda ukapenda pia',
  removed: 'Oda {reference} imeondolewa.',
  removedAll: 'Oda zote zimeondolewa.',
} as const;
