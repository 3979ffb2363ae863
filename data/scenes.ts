import type { Scenes } from '@/data/schema/scenes';

/**
 * The pictures that show no product: data/photos/scenes/<id>.jpg. Those of Home are shown whole and
 * look best on the `brand` colour of colours.ts, which goes on round them. The tiles of categories
 * are named in catalogue/categories.ts.
 */
export const scenes: Scenes = {
  'hero-phone': {
    alt: 'A sunrise T-shirt and kitenge palazzo trousers above shoes and boots',
    drawn: true,
  },
  /** From 1024 px on Home shows it in place of the first. */
  'hero-wide': { alt: '', drawn: true },
  /** From 1700 px on. */
  'hero-very-wide': { alt: '', drawn: true },
  about: { alt: 'A wooden shelf of boots, sneakers, official shoes and boxes', drawn: true },
  'empty-cart': { alt: '' },
  lost: { alt: '', drawn: true },
};
