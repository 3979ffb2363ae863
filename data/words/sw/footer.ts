/** The end of every page. */
export const footerWords = {
  findUs: 'Tulipo',
  chat: 'WhatsApp',
  quickLinks: 'Kurasa zetu',
  reviews: 'Maoni',
  categories: 'Tunachouza',
  pay: 'Malipo',
  /** The ways to pay beside the one above. */
  alsoPay: 'Pia: {ways}.',
  ways: {
    till: 'till ya M-Pesa',
    paybill: 'paybill ya benki',
    delivery: 'kulipa ukipokea',
    /** Of a shop that brings nothing before it is paid. */
    collected: 'kulipa ukichukua',
    mpesa: 'kutuma pesa kwa M-Pesa',
    card: 'kadi au PayPal',
  },
  networks: {
    facebook: 'Shiriki kwa Facebook',
    /** The shop's own page there; the word before it shares the shop. */
    facebookPage: 'Ukurasa wetu wa Facebook',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    pinterest: 'Pinterest',
  },
} as const;
