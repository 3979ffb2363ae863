import type { SceneId } from './types';

/**
 * The pictures that show no product: data/photos/scenes/<id>.jpg. `alt` says what a picture shows, for
 * people who cannot see it; it is empty where the words beside it say all. The tiles of categories are
 * named in data/catalogue.
 */
export const scenes: Readonly<Record<SceneId, { alt: string }>> = {
  'hero-phone': {
    alt: 'A sunrise T-shirt and kitenge palazzo trousers above shoes and boots',
  },
  // From 900 px on Home shows the second in place of the first, and from 1700 px on the third, with the
  // same words. All are shown whole and look best on the `brand` yellow of data/colours.ts, which goes on
  // round them.
  'hero-wide': { alt: '' },
  'hero-very-wide': { alt: '' },
  about: { alt: 'A wooden shelf of boots, sneakers, official shoes and boxes' },
  'empty-cart': { alt: '' },
  lost: { alt: '' },
};

/**
 * The pictures in data/photos/scenes that are drawn and show goods of no shop: the build lists them. When
 * your own picture is there under the same name, take the name out. The tiles of categories begin with
 * `tile-`.
 */
export const drawnScenes: readonly string[] = [
  'hero-phone',
  'hero-wide',
  'hero-very-wide',
  'about',
  'tile-baby-shoes-suit',
  'tile-shirts-hoodies',
  'tile-tshirts-palazzo',
  'tile-women-men-shoes',
];
