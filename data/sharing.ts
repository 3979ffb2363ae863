import type { Sharing } from '@/data/schema/sharing';

/** What is sent when someone shares the shop. */
export const sharing: Sharing = {
  /** Of the sample shop: the build lists it. Remove the line when this is the shop's own. */
  sample: true,
  message: 'Look what I found at {shop}, {town}: clothes and shoes at fair prices.',
  /** In one word each: what is no letter and no digit is left out. */
  hashtags: ['{shop}', '{town}', 'MadeForKenya'],
  /** What is left out is shown in English. */
  sw: { message: 'Ona nilichopata {shop}, {town}: nguo na viatu kwa bei nafuu.', sample: true },
};
