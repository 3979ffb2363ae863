import sharp from 'sharp';

/** A square SVG of 64 × 64 as a PNG `width` px wide. */
export function svgToPng(svg: string, width: number): Promise<Buffer> {
  // Rendered at twice the size and scaled down, for clean edges.
  return sharp(Buffer.from(svg), { density: 72 * Math.ceil((width * 2) / 64) })
    .resize(width, width)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Any picture as a JPEG light enough to share; chat apps ignore heavy ones. */
export function toShareJpeg(picture: ArrayBuffer | Buffer): Promise<Buffer> {
  return sharp(picture).jpeg({ quality: 78, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}
