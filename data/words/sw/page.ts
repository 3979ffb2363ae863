/** The names of pages, in the menu, in breadcrumbs and on the icon of the installed shop. */
export const pageWords = {
  names: {
    home: 'Home',
    shop: 'Shop',
    about: 'About',
    contact: 'Contact',
    order: 'Your orders',
    delivery: 'Delivery',
    returns: 'Returns',
    privacy: 'Privacy',
  },
  breadcrumb: { name: 'Breadcrumb', page: 'Page {number}' },
  /** The heading of a listing's second page and of those after it. */
  later: '{name}, page {number}',
  /** What a phone offers on the icon of the installed shop. */
  shortcuts: { shop: 'Shop', contact: 'Contact us' },
} as const;
