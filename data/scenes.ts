import type { Scenes } from '@/data/schema/scenes';

/**
 * The pictures that show no product: data/photos/scenes/<id>.jpg. Those of Home are shown whole
 * below its words, and look best on the `brand` colour of colours.ts, which goes on round them. The
 * tiles of categories are named in catalogue/categories.ts.
 */
export const scenes: Scenes = {
  /** Best about twice as wide as high. */
  'hero-phone': {
    alt: 'Heels, boots, sneakers, loafers and baby shoes on boxes and beside them',
    drawn: true,
    sw: {
      alt: 'Viatu vya visigino, buti, sneakers, loafer na viatu vya watoto, juu ya maboksi na kando yake',
      sample: true,
    },
  },
  /** From 600 px on Home shows it in place of the first; best three times as wide as high. */
  'hero-wide': { alt: '', drawn: true },
  /** From 1024 px on; best four times as wide as high. */
  'hero-very-wide': { alt: '', drawn: true },
  about: {
    alt: 'A wooden shelf of boots, sneakers, official shoes and boxes',
    drawn: true,
    sw: { alt: 'Rafu ya mbao yenye buti, sneakers, viatu rasmi na maboksi', sample: true },
  },
  'empty-cart': { alt: '' },
  lost: { alt: '', drawn: true },
};
