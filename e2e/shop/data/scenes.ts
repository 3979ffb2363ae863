import type { Scenes } from '@/data/schema/scenes';

/**
 * The pictures that show no product: data/photos/scenes/<id>.jpg. Those of Home are shown whole
 * below its words, and look best on the `brand` colour of colours.ts, which goes on round them. The
 * tiles of categories are named in catalogue/categories.ts.
 */
export const scenes: Scenes = {
  /** Best about twice as wide as high. */
  'hero-phone': {
    alt: 'A sample shirt beside sample shoes',
    drawn: true,
    sw: { alt: 'Shati la mfano kando ya viatu vya mfano' },
  },
  /** From 600 px on Home shows it in place of the first; best three times as wide as high. */
  'hero-wide': { alt: '' },
  /** From 1024 px on; best four times as wide as high. */
  'hero-very-wide': { alt: '' },
  about: { alt: 'A shelf of samples', sw: { alt: 'Rafu ya mifano' } },
  'empty-cart': { alt: '' },
  lost: { alt: '' },
};
