import type { WidthRange } from '@/lib/pictures/picture';

/*
 * The places a picture can be in that several files or only servers name. A place of one component is in its
 * file: a module of several is whole in every page's script.
 */

/**
 * How wide a picture is shown in a place (the `sizes` attribute), and the narrowest and widest file in px
 * that a screen with a pixel ratio of 1 to 3 needs there.
 */
export interface PicturePlace extends WidthRange {
  sizes: string;
}

/** The picture of a card in one row of products, as on Home; ../product/product-grid.client has that of a list. */
export const cardPlace: PicturePlace = {
  sizes:
    '(min-width: 1648px) 320px, (min-width: 640px) calc(23vw - 15px), (min-width: 600px) 29vw, 44vw',
  least: 320,
  most: 640,
};

/** On a phone by the height that gallery.module.css gives it. From 1700 px on further ones are beside it. */
export const pagePlace: PicturePlace = {
  sizes:
    '(min-width: 1700px) 36vw, (min-width: 1024px) 46vw, (min-width: 600px) 48vw, max(48vw, 29vh)',
  least: 320,
  most: 1120,
};

/** A further picture on its product's page: a little less than `pagePlace`, as it has few widths. */
export const viewPlace: PicturePlace = {
  sizes: '(min-width: 1700px) 18vw, (min-width: 600px) 44vw, max(46vw, 28vh)',
  least: 320,
  most: 1120,
};

export const thumbPlace: PicturePlace = { sizes: '64px', least: 112, most: 112 };

/*
 * The places of the hero's pictures, `shape` times as wide as high: as wide as the screen, and about half as
 * high at most (hero.module.css).
 */
const heroWidth = (shape: number, most: string) => `min(${most}, (50svh - 1rem) * ${shape})`;

export const heroPlace = (shape: number): PicturePlace => ({
  sizes: heroWidth(shape, '100vw'),
  least: 480,
  most: 1120,
});

/** From 600 px on, where the hero has another picture. */
export const wideHeroPlace = (shape: number): PicturePlace => ({
  sizes: heroWidth(shape, '100vw'),
  least: 640,
  most: 1600,
});

/** From 1024 px on. */
export const veryWideHeroPlace = (shape: number): PicturePlace => ({
  sizes: heroWidth(shape, '100vw'),
  least: 640,
  most: 2400,
});

export const storyPlace: PicturePlace = {
  sizes: '(min-width: 1024px) 45vw, 91vw',
  least: 320,
  most: 1600,
};
