import type { SceneId } from '@/data/types';

export const scenes: Readonly<Record<SceneId, { alt: string }>> = {
  'hero-phone': { alt: 'A sample shirt beside sample shoes' },
  'hero-wide': { alt: '' },
  'hero-very-wide': { alt: '' },
  about: { alt: 'A shelf of samples' },
  'empty-cart': { alt: '' },
  lost: { alt: '' },
};

export const drawnScenes: readonly string[] = ['hero-phone'];
