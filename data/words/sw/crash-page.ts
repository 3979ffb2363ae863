/** The page that is shown when the program fails. */
export const crashPageWords = {
  title: 'Samahani, kuna hitilafu!',
  text: 'Kikapu chako kiko salama. Fungua ukurasa upya, au agiza kwa kupiga simu.',
  reload: 'Fungua ukurasa upya',
  call: 'Piga {phone}',
  chat: 'Ongea kwa WhatsApp',
} as const;
