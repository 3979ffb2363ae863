/** Around every page: header and floating links. */
export const shellWords = {
  skipToContent: 'Nenda kwenye yaliyomo',
  nav: { name: 'Menyu kuu', menu: 'Menyu' },
  floatingContacts: { name: 'Ongea au piga simu', call: 'Tupigie simu' },
  scrollToTop: 'Rudi juu',
  announcement: 'Tangazo',
} as const;
