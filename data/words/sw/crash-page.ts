/** The page that is shown when the program fails. */
export const crashPageWords = {
  title: 'Samahani, kuna hitilafu!',
  text: 'Kikapu chako kiko salama. Pakia ukurasa upya, au agiza kwa kupiga simu.',
  reload: 'Pakia ukurasa upya',
  call: 'Piga {phone}',
  chat: 'Ongea kwa WhatsApp',
} as const;

import type { Faultless, FaultsIn } from '@/lib/format/word-types';
export type Checked = Faultless<
  FaultsIn<typeof import('./crash-page'), typeof import('../en/crash-page')>
>;
