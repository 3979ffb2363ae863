import type { SceneId } from './types';

/**
 * The pictures that are no product's: data/photos/scenes/<id>.jpg. `alt` says what one shows, for
 * those who cannot see it; it is empty where the words beside it say all.
 */
export const scenes: Readonly<Record<SceneId, { alt: string }>> = {
  'hero-phone': {
    alt: 'A sunrise T-shirt and kitenge palazzo trousers above boots, heels and small sneakers',
  },
  // Home shows it in place of the other on a wide screen, with the same words.
  'hero-wide': { alt: '' },
  about: { alt: 'A wooden shelf of boots, sneakers, official shoes and boxes' },
  'empty-cart': { alt: '' },
  lost: { alt: '' },
  'tile-baby-shoes-suit': { alt: '' },
  'tile-shirts-hoodies': { alt: '' },
  'tile-tshirts-palazzo': { alt: '' },
  'tile-women-men-shoes': { alt: '' },
};
