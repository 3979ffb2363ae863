/** The page of an address that is not there. */
export const notFoundWords = {
  documentTitle: 'Page not found',
  title: 'This page is not here',
  subtitle: 'Let us find it for you',
  text: 'It may have sold out, or the link has a letter missing. What we have today is in the shop, with its price.',
  shop: 'Go to the shop',
  chat: 'Ask us on WhatsApp',
} as const;
