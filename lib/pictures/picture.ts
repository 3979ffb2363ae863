import { sitePath } from '@/lib/site/site-path';

/** What a page must know of a picture to show it: the files themselves are made by lib/node. */
export interface Picture {
  /** The picture's name in its address: a product's or a scene's id. */
  name: string;
  /** Ten letters of the content's hash: a changed photo gets a new address. */
  hash: string;
  /** The colour shown until the picture is there: '#ead9bd'. */
  colour: string;
  /** The widths there are, in px, ascending. */
  widths: readonly number[];
  /** Its height by its width. */
  aspect: number;
}

/** A picture that is no product's, and what it shows for those who cannot see it. */
export interface Scene {
  picture: Picture;
  /** Empty where the words beside it say all. */
  alt: string;
}

/** Height by width of every product's picture (design §6). */
export const PRODUCT_ASPECT = 5 / 4;

/**
 * The widths pictures are made in, px. Measured on the layouts at pixel ratios 1 to 3: cart line 76,
 * card 158 (phone), 219 (tablet), 276 (wide); dialog 120 and 356; offer 296 and 360; product page 328
 * and 560; Home's hero 360 to 1920. Each is at most 1.5 times the one below, so nothing is far larger
 * than it is shown.
 */
export const pictureWidths = [112, 160, 240, 320, 480, 640, 800, 1120, 1600, 2000] as const;

export type PictureFormat = 'avif' | 'jpg';

/** The file name a picture of this width has: 'brogue-320.1a2b3c4d5e.avif'. */
export function pictureFile({ name, hash }: Picture, width: number, format: PictureFormat): string {
  return `${name}-${width}.${hash}.${format}`;
}

/** The picture's address inside the shop, without the base path. */
export function picturePath(picture: Picture, width: number, format: PictureFormat): `/${string}` {
  return `/pictures/${pictureFile(picture, width, format)}`;
}

/** A srcset of every width there is, as the browser needs it. */
export function srcSet(picture: Picture, format: PictureFormat): string {
  return picture.widths
    .map((width) => `${sitePath(picturePath(picture, width, format))} ${width}w`)
    .join(', ');
}
