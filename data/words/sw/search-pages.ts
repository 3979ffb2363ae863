/** The pages that a search finds, each with what is there. */
export const searchPagesWords = {
  list: 'Kurasa',
  /** Where a search finds pages alone. */
  others: 'Kurasa nyingine',
  days: 'Siku {from}–{to} za kazi',
  delivery: { name: 'Usafirishaji', line: 'Gharama ya usafirishaji na oda yako itafika lini' },
  returns: { name: 'Kurudisha na kubadilisha', line: 'Una siku ngapi, na jinsi ya kurudisha' },
  payment: { name: 'Jinsi ya kulipa', line: 'Njia za kulipa, na wakati wa kulipa' },
  wholesale: { name: 'Bei ya jumla', line: 'Unapata bei ya jumla lini, na jinsi ya kuiomba' },
  sizeGuide: { name: 'Mwongozo wa saizi', line: 'Saizi yako ni ipi, na jinsi ya kupima' },
  contact: { name: 'Wasiliana', line: 'WhatsApp, simu, saa za kazi na jinsi ya kutupata' },
  about: { name: 'Kuhusu sisi', line: 'Sisi ni nani na tunauza wapi' },
  order: { name: 'Oda zako', line: 'Oda ulizotuma kutoka simu hii' },
  privacy: { name: 'Faragha', line: 'Kinachobaki kwenye simu yako, na jinsi ya kukifuta' },
} as const;
