/** Around every page: header, footer, floating links. */
export const shellWords = {
  skipToContent: 'Skip to the content',
  nav: { name: 'Main', menu: 'Menu' },
  footer: {
    findUs: 'Find us',
    chat: 'WhatsApp',
    quickLinks: 'Quick links',
    reviews: 'Reviews',
    categories: 'What we sell',
    follow: 'Share and follow',
    networks: {
      facebook: 'Facebook',
      /** The shop's own page there; the word before it shares the shop. */
      facebookPage: 'Our Facebook page',
      instagram: 'Instagram',
      tiktok: 'TikTok',
      pinterest: 'Pinterest',
    },
  },
  floatingContacts: { name: 'Chat or call', call: 'Call the shop' },
  scrollToTop: 'Scroll to top',
} as const;
