import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { brandFonts } from '@/lib/brand/brand-fonts.build';
import { drawable } from '@/lib/brand/drawable';
import { openPhoto, type Photo } from '@/lib/pictures/photo.build';
import { toShareJpeg } from '@/lib/pictures/raster.build';
import type { MeasureIn } from './measure';
import type { PostFacts } from './post-facts';
import { type PostFormat, postLayout } from './post-format';
import { PostPicture } from './post-picture';

/** The words of a picture that are not the product's own. */
interface PostWords {
  /** 'Sizes 36–44' */
  sizesLine: string;
  /** The shop's short address. */
  address: string;
}

/** WhatsApp sends a heavier one through its own press. */
const LARGEST_BYTES = 250_000;

/** One picture for posts as a JPEG. */
export async function drawPost(
  format: PostFormat,
  photo: Photo,
  facts: PostFacts,
  { sizesLine, address }: PostWords,
  measure: MeasureIn,
): Promise<Buffer> {
  const drawn = {
    ...facts,
    name: drawable(facts.name) || facts.id,
    sizesLine: drawable(sizesLine),
    address: drawable(address),
  };
  const layout = postLayout(format, drawn, measure);
  const { width, height } = format;
  const over = await new ImageResponse(
    <PostPicture format={format} facts={drawn} layout={layout} />,
    {
      width,
      height,
      fonts: await brandFonts(),
    },
  ).arrayBuffer();
  const picture = await sharp(await scene(photo, format))
    .extend({ bottom: height - format.sceneHeight, background: '#fff' })
    .composite([{ input: Buffer.from(over) }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  for (const quality of [82, 74, 66, 58]) {
    const jpeg = await toShareJpeg(picture, quality);
    if (jpeg.length <= LARGEST_BYTES) return jpeg;
  }
  return toShareJpeg(picture, 50);
}

/** The photo on a backdrop of its own colours, as PNG: it fills the scene whatever its shape. */
async function scene(
  photo: Photo,
  { width, photo: box, sceneHeight }: PostFormat,
): Promise<Buffer> {
  const { image } = await openPhoto(photo);
  const shown = await image
    .resize(box.width, box.height)
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(await edgeColours(shown), { raw: { width: 3, height: 3, channels: 3 } })
    .resize(width, sceneHeight, { fit: 'fill', kernel: 'linear' })
    .composite([{ input: await faded(shown, box), left: box.left, top: box.top }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/**
 * The colours of a photo's edges as a picture of 3 × 3 px: its corners, the middle shade of each side, so
 * that a shadow which reaches an edge draws no streak, and their mean in the centre.
 */
async function edgeColours(photo: Buffer): Promise<Buffer> {
  const data = await sharp(photo)
    .toColourspace('srgb')
    .resize(CELLS, CELLS, { fit: 'fill' })
    .raw()
    .toBuffer();
  const cell = (x: number, y: number) => [...data.subarray((y * CELLS + x) * 3).subarray(0, 3)];
  const last = CELLS - 1;
  const inner = Array.from({ length: CELLS - 2 }, (_, at) => at + 1);
  const top = middleShade(inner.map((x) => cell(x, 0)));
  const bottom = middleShade(inner.map((x) => cell(x, last)));
  const left = middleShade(inner.map((y) => cell(0, y)));
  const right = middleShade(inner.map((y) => cell(last, y)));
  const centre = top.map((_, channel) =>
    Math.round([top, bottom, left, right].reduce((sum, side) => sum + (side[channel] ?? 0), 0) / 4),
  );
  return Buffer.from(
    [
      [cell(0, 0), top, cell(last, 0)],
      [left, centre, right],
      [cell(0, last), bottom, cell(last, last)],
    ].flat(2),
  );
}

const CELLS = 12;

function middleShade(colours: number[][]): number[] {
  const lightness = (colour: number[]) => colour.reduce((sum, channel) => sum + channel, 0);
  const sorted = colours.toSorted((one, other) => lightness(one) - lightness(other));
  return sorted[sorted.length >> 1] ?? [];
}

/** How far a photo's edges fade into its backdrop, as a part of its width. */
const FADE = 0.07;

async function faded(
  shown: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const fade = Math.round(width * FADE);
  const mask = await sharp({
    create: { width: width - 2 * fade, height: height - 2 * fade, channels: 3, background: '#fff' },
  })
    .extend({ top: fade, bottom: fade, left: fade, right: fade, background: '#000' })
    .blur(fade / 2)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return sharp(shown)
    .joinChannel(mask, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
