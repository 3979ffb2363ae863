export const scenes = {
  'hero-phone': { alt: 'A sample shirt beside sample shoes' },
  'hero-wide': { alt: '' },
  'hero-very-wide': { alt: '' },
  about: { alt: 'A shelf of samples' },
  'empty-cart': { alt: '' },
  lost: { alt: '' },
} as const satisfies Readonly<Record<string, { alt: string }>>;

export type SceneId = keyof typeof scenes;

export const drawnScenes: readonly string[] = ['hero-phone'];
