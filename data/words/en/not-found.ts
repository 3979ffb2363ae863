/** The page of an address that is not there. */
export const notFoundWords = {
  documentTitle: 'Page not found',
  title: 'We can’t find that page',
  text: 'The item may be sold out, or the link may be wrong.',
  /** The name of the search's form. */
  search: 'Search for it',
  find: 'Search',
  shop: 'See what is in stock today',
  chat: 'Ask us on WhatsApp',
  /** Above some of the shop's products. */
  goods: 'In stock today',
} as const;
