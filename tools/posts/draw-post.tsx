import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { colours } from '@/data/colours';
import { brandFonts } from '@/lib/brand/brand-fonts.build';
import { drawable } from '@/lib/brand/drawable';
import { openPhoto, type Photo } from '@/lib/pictures/photo.build';
import { toShareJpeg } from '@/lib/pictures/raster.build';
import { backdropCells, EDGE_CELLS, hasCalmEdges } from './backdrop';
import type { MeasureIn } from './measure';
import type { PostFacts } from './post-facts';
import { type Box, type PostFormat, postLayout } from './post-format';
import { PostPicture } from './post-picture';

/** The texts of a picture that are not the product's own. */
interface PostTexts {
  /** 'Sizes 36–44' */
  sizesLine: string;
  /** The shop's short address. */
  address: string;
}

/** What draws every picture. */
interface PostTools {
  measure: MeasureIn;
  /** The shop's icon as SVG. */
  icon: string;
}

/** WhatsApp sends a heavier one through its own press. */
const LARGEST_BYTES = 250_000;

/** One picture for posts as a JPEG. */
export async function drawPost(
  format: PostFormat,
  photo: Photo,
  facts: PostFacts,
  { sizesLine, address }: PostTexts,
  { measure, icon }: PostTools,
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
    <PostPicture format={format} facts={drawn} layout={layout} icon={icon} />,
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

/**
 * The product's photo as it fills the scene, as PNG: on a backdrop of its colours where its edges are
 * a plain ground, else in a frame on the shop's tint.
 */
async function scene(photo: Photo, format: PostFormat): Promise<Buffer> {
  const shown = await fitted(photo, format.photo);
  const edges = await sharp(shown)
    .resize(EDGE_CELLS.columns, EDGE_CELLS.rows, { fit: 'fill' })
    .raw()
    .toBuffer();
  return hasCalmEdges(edges)
    ? drawnOut(shown, edges, format)
    : framed(await fitted(photo, format.framed), format);
}

async function fitted(photo: Photo, { width, height }: Box): Promise<Buffer> {
  const { image } = await openPhoto(photo);
  return image
    .resize(width, height)
    .flatten({ background: colours.tintPicture })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function drawnOut(
  shown: Buffer,
  edges: Buffer,
  { width, sceneHeight, photo: box }: PostFormat,
): Promise<Buffer> {
  const [columns, rows] = [Math.round(width / CELL_PX), Math.round(sceneHeight / CELL_PX)];
  const backdrop = backdropCells(edges, { columns, rows }, (x, y) => ({
    x: (((x + 0.5) / columns) * width - box.left) / box.width,
    y: (((y + 0.5) / rows) * sceneHeight - box.top) / box.height,
  }));
  return sharp(backdrop, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(width, sceneHeight, { fit: 'fill', kernel: 'cubic' })
    .composite([{ input: await faded(shown, box), left: box.left, top: box.top }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function framed(
  shown: Buffer,
  { width, sceneHeight, framed: box, margin }: PostFormat,
): Promise<Buffer> {
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}"><rect width="100%" height="100%" rx="${margin / 2}"/></svg>`;
  const input = await sharp(shown)
    .ensureAlpha()
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp({
    create: { width, height: sceneHeight, channels: 3, background: colours.tintPicture },
  })
    .composite([{ input, left: box.left, top: box.top }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** The px of a picture that one cell of its backdrop covers. */
const CELL_PX = 20;

/** How far a photo's edges fade into its backdrop, as a part of its width; products begin after it. */
const FADE = 0.05;

async function faded(
  shown: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const inset = Math.round((width * FADE) / 2);
  const mask = await sharp({
    create: {
      width: width - 2 * inset,
      height: height - 2 * inset,
      channels: 3,
      background: '#fff',
    },
  })
    .extend({ top: inset, bottom: inset, left: inset, right: inset, background: '#000' })
    .blur(inset / 2.5)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return sharp(shown)
    .joinChannel(mask, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
