import { fileHref } from '@/lib/links/site-path';

/** What a page must know about a picture to show it. */
export interface Picture {
  /** The picture's name in its address: a product's or a scene's id. */
  name: string;
  /** Seven characters of the content's hash, so that a changed photo has a new address. */
  hash: string;
  /** The colour shown until the picture has loaded: '#ead9bd', or '#edb' on a card. */
  colour: string;
  /** The available widths in px, ascending. */
  widths: readonly number[];
  /** Height divided by width. */
  aspect: number;
  /** A product's further picture, which has JPEGs for its thumbnail and its largest place alone. */
  further?: true;
}

/** A picture that belongs to no product, and its text alternative. */
export interface Scene {
  picture: Picture;
  /** Empty if the text beside it says the same. */
  alt: string;
}

/** Height divided by width of every product's picture. */
export const PRODUCT_ASPECT = 5 / 4;

/**
 * The widths in px that pictures are made in: a thumbnail's, a card's on a phone of ratio 2 and 3, a product's on
 * its page and in its dialog, and those of Home's pictures. From the card on each is at most 1.5 times the one
 * before, so that no file is much larger than it is shown.
 */
const pictureWidths = [112, 320, 480, 640, 800, 1120, 1600, 2400] as const;

/** The widths in px of a product's further pictures: a thumbnail's, and two for its page and dialog. */
const furtherWidths: readonly number[] = [112, 640, 1120];

/** The widths in px that a picture is made in, whose source is `width` px wide. It is never enlarged. */
export function widthsUpTo(width: number, isFurther: boolean): readonly number[] {
  const widths = pictureWidths.filter((one) => one <= width);
  if (!isFurther) return widths;
  const widest = widths.findLast((one) => one <= Math.max(...furtherWidths));
  return widths.filter((one) => one === widest || furtherWidths.includes(one));
}

/** The formats of each picture, by file extension. */
export type PictureFormat = 'avif' | 'jpg';

/**
 * The file name of a picture at a width in px: 'brogue.1a2b3c4-320.avif'. The names in a srcset differ
 * in their ends only, which halves their size in a compressed page.
 */
export function pictureFile({ name, hash }: Picture, width: number, format: PictureFormat): string {
  return `${name}.${hash}-${width}.${format}`;
}

/** The path of a picture at a width in px, without the base path. */
export function picturePath(picture: Picture, width: number, format: PictureFormat): `/${string}` {
  return `/pictures/${pictureFile(picture, width, format)}`;
}

/**
 * JPEG is for browsers without AVIF: of those that run the shop's script Edge 94 to 120, and older ones
 * that do not run it (Safari before 16.4). Fewer widths will do.
 */
const jpegWidths: readonly number[] = [640, 1120];

/** The width in px of the one JPEG that a page offers: sharp on a phone, and light. */
const JPEG_WIDTH = 640;
/** The same in a place over half of a wide screen, which needs files from this many px on. */
const [WIDE_JPEG, WIDE_PLACE] = [1120, 1600];

/** The widths in px that a picture's files have in a format: as JPEG the smallest and largest too. */
export function widthsOf({ widths, further }: Picture, format: PictureFormat): readonly number[] {
  if (format === 'avif') return widths;
  const between = further ? [] : jpegWidths;
  return widths.filter(
    (width, at) => at === 0 || at === widths.length - 1 || between.includes(width),
  );
}

/** The narrowest and the widest of a picture's files to offer, in px. */
export interface WidthRange {
  least: number;
  most: number;
}

/** A srcset of a picture's files from `least` to `most` px wide, with the base path. */
export function srcSet(
  picture: Picture,
  format: PictureFormat,
  { least, most }: WidthRange,
): string {
  return widthsOf(picture, format)
    .filter((width) => width >= least && width <= most)
    .map((width) => `${fileHref(picturePath(picture, width, format))} ${width}w`)
    .join(', ');
}

/**
 * The path of the one JPEG for a place, without the base path: a second srcset for the few browsers without
 * AVIF would take a fiftieth of a page's bytes.
 */
export function jpegPath(picture: Picture, { most }: WidthRange): `/${string}` {
  const widths = widthsOf(picture, 'jpg');
  const enough = most < WIDE_PLACE ? JPEG_WIDTH : WIDE_JPEG;
  const width = widths.find((one) => one >= Math.min(most, enough)) ?? widths.at(-1) ?? 0;
  return picturePath(picture, width, 'jpg');
}
