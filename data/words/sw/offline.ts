/** In place of a page that was never opened, while there is no network. */
export const offlineWords = {
  documentTitle: 'Hakuna mtandao',
  title: 'Hakuna mtandao',
  text: 'Ukurasa huu haujahifadhiwa kwenye simu yako. Utafunguka mtandao ukirudi.',
  again: 'Jaribu tena',
  /** Above the pages that open without a network. */
  kept: 'Bado unaweza kufungua',
  cart: 'Fungua kikapu chako',
  order: 'Kupiga simu hakuhitaji intaneti. Ujumbe wa WhatsApp utatumwa mtandao ukirudi.',
  call: 'Piga {phone}',
  chat: 'Tuulize kwa WhatsApp',
} as const;
