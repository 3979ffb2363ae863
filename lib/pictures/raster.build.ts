import sharp from 'sharp';
import { openPhoto, type Photo } from './photo.build';
import { PRODUCT_ASPECT } from './picture';

/** A square SVG of 64 × 64 as a PNG `width` px wide. */
export function svgToPng(svg: string, width: number): Promise<Buffer> {
  // Rendered at twice the size and scaled down, for clean edges.
  return sharp(Buffer.from(svg), { density: 72 * Math.ceil((width * 2) / 64) })
    .resize(width, width)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Any picture as a JPEG light enough to share; chat apps ignore heavy ones. */
export function toShareJpeg(picture: ArrayBuffer | Buffer, quality = 78): Promise<Buffer> {
  return sharp(picture).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** A product's photo, fitted to 4:5 and `width` px wide, as a JPEG for a printed list. */
export async function toThumbnail(photo: Photo, width: number): Promise<Buffer> {
  const { image } = await openPhoto(photo);
  return (
    image
      .resize(width, Math.round(width * PRODUCT_ASPECT))
      .flatten({ background: '#fff' })
      // Not progressive: old printers cannot read that.
      .jpeg({ quality: 72, mozjpeg: true, progressive: false })
      .toBuffer()
  );
}
