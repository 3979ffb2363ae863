import type { Sharing } from '@/data/schema/sharing';

/** What is sent when someone shares the shop. */
export const sharing: Sharing = {
  message: 'A find at Duka Mfano in Sampletown: sample clothes at sample prices.',
  /** In one word each: what is no letter and no digit is left out. */
  hashtags: ['{shop}', '{town}', 'SampleShop'],
  /** What is left out is shown in English. */
  sw: { message: 'Nimepata Duka Mfano, Sampletown: nguo za mfano kwa bei za mfano.' },
};
