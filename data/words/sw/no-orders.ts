/** What the page of an order says before its script is there, and of an empty list. */
export const noOrdersWords = {
  opening: 'Inafungua oda zako…',
  /** Without script, which alone can read the link. */
  noScript:
    'Orodha ya oda iko kwenye ujumbe wake wa WhatsApp. Ili ionekane hapa, browser lazima iruhusu JavaScript.',
  notLoaded:
    'Orodha haikufunguka. Fungua ukurasa upya, au iangalie kwenye ujumbe wa WhatsApp wa oda hiyo.',
  emptyTitle: 'Bado hakuna oda',
  emptyText: 'Oda utakazotuma zitaonekana hapa.',
  emptyLink: 'Tazama bidhaa zote',
  emptyElsewhere: 'Uliagiza kwa simu nyingine? Tuulize',
} as const;
