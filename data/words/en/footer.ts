/** The end of every page. */
export const footerWords = {
  findUs: 'Find us',
  chat: 'WhatsApp',
  quickLinks: 'Quick links',
  reviews: 'Reviews',
  categories: 'What we sell',
  pay: 'How to pay',
  /** The ways to pay beside the one above. */
  alsoPay: 'Also: {ways}.',
  ways: {
    till: 'M-Pesa till',
    paybill: 'bank paybill',
    delivery: 'on delivery',
    /** Of a shop that brings nothing before it is paid. */
    collected: 'when you collect',
    mpesa: 'M-Pesa send money',
    card: 'card or PayPal',
  },
  networks: {
    facebook: 'Share on Facebook',
    /** The shop's own page there; the word before it shares the shop. */
    facebookPage: 'Our Facebook page',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    pinterest: 'Pinterest',
  },
} as const;
