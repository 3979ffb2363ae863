/** Around every page: header and floating links. */
export const shellWords = {
  skipToContent: 'Nenda kwenye yaliyomo',
  nav: { name: 'Menyu kuu', menu: 'Menyu' },
  floatingContacts: { name: 'Ongea au piga simu', call: 'Pigia duka simu' },
  scrollToTop: 'Rudi juu',
  announcement: 'Tangazo',
} as const;
