/** The page of an address that is not there. */
export const notFoundWords = {
  documentTitle: 'Ukurasa haupo',
  title: 'Hatupati ukurasa huo',
  text: 'Huenda bidhaa imeisha, au kiungo kina kosa.',
  /** The name of the search's form. */
  search: 'Itafute',
  find: 'Tafuta',
  shop: 'Tazama bidhaa zilizopo leo',
  chat: 'Tuulize kwa WhatsApp',
  /** Above some of the shop's products. */
  goods: 'Zilizopo leo',
} as const;
