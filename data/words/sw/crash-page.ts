/** The page that is shown when the program fails. */
export const crashPageWords = {
  title: 'Samahani, kuna hitilafu!',
  text: 'Kikapu chako kiko salama. Pakia ukurasa upya, au agiza kwa kupiga simu.',
  reload: 'Pakia ukurasa upya',
  call: 'Piga {phone}',
  chat: 'Ongea kwa WhatsApp',
} as const;
