/** Around every page: header and floating links. */
export const shellWords = {
  skipToContent: 'Skip to the content',
  nav: { name: 'Main', menu: 'Menu' },
  floatingContacts: { name: 'Chat or call', call: 'Call the shop' },
  scrollToTop: 'Scroll to top',
  announcement: 'Announcement',
} as const;
