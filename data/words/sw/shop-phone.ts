/** The page on which a phone is marked as the shop's own. */
export const shopPhoneWords = {
  question: 'Hii ni simu ya duka?',
  what: 'Kwenye simu ya duka, viungo vya oda hufunguka pamoja na orodha ya kupakia, majibu yako na kitabu cha oda.',
  where:
    'Alama hii inahifadhiwa kwenye browser hii pekee. Hakuna kinachotumwa popote, na hakuna siri hapa.',
  mark: 'Ndiyo, hii ni simu ya duka',
  no: 'Hapana, nenda dukani',
  isMarked: 'Simu hii imewekwa alama kuwa ni ya duka.',
  /** Where storage takes nothing. */
  notKept:
    'Browser hii haiwezi kuhifadhi chochote. Toka kwenye private mode, au tumia browser nyingine.',
  /** The browser has not promised to keep what is stored. */
  mayBeCleared:
    'Nafasi ikiisha kwenye simu, browser inaweza kufuta kitabu. Weka nakala yake mara kwa mara.',
  next: 'Sasa fungua kiungo cha oda kwenye WhatsApp.',
  book: 'Kitabu cha oda',
  stock: 'Mahali unapobadilisha stoki',
  stockAt: 'Anwani yake',
  stockHelp:
    'Bandika kiungo cha jedwali lako la stoki, au cha faili za duka lako kwenye github.com. Ukiacha wazi, oda itakuambia tu cha kubadilisha.',
  stockExample: 'https://github.com/you/your-shop',
  stockIssue: 'Hiyo si anwani ya tovuti. Huanza na https://',
  unmark: 'Hii si simu ya duka tena',
  bookStays: 'Kitabu cha oda kinabaki kwenye simu hii hadi ukiondoe.',
  unmarked: 'Simu hii si ya duka tena.',
} as const;
