/** The names of pages, in the menu, in breadcrumbs and on the icon of the installed shop. */
export const pageWords = {
  names: {
    home: 'Mwanzo',
    shop: 'Duka',
    about: 'Kuhusu sisi',
    contact: 'Wasiliana',
    order: 'Oda zako',
    delivery: 'Usafirishaji',
    returns: 'Kurudisha',
    privacy: 'Faragha',
  },
  breadcrumb: { name: 'Ulipo', page: 'Ukurasa {number}' },
  /** The heading of a listing's second page and of those after it. */
  later: '{name}, ukurasa {number}',
  /** What a phone offers on the icon of the installed shop. */
  shortcuts: { shop: 'Duka', contact: 'Wasiliana nasi' },
} as const;
