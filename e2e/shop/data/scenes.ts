import type { Scenes } from '@/data/schema/scenes';

/**
 * The pictures that show no product: data/photos/scenes/<id>.jpg. Those of Home are shown whole and
 * look best on the `brand` colour of colours.ts, which goes on round them. The tiles of categories
 * are named in catalogue/categories.ts.
 */
export const scenes: Scenes = {
  'hero-phone': { alt: 'A sample shirt beside sample shoes', drawn: true },
  /** From 1024 px on Home shows it in place of the first. */
  'hero-wide': { alt: '' },
  /** From 1700 px on. */
  'hero-very-wide': { alt: '' },
  about: { alt: 'A shelf of samples' },
  'empty-cart': { alt: '' },
  lost: { alt: '' },
};
