import sharp from 'sharp';

/** A vector drawing as a PNG, square, `width` px wide. */
export function svgToPng(svg: string, width: number): Promise<Buffer> {
  // Twice as dense as needed, then down: clean edges at every size.
  return sharp(Buffer.from(svg), { density: 72 * Math.ceil((width * 2) / 64) })
    .resize(width, width)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Any picture as a JPEG light enough to share: chat apps pass over heavy ones. */
export function toShareJpeg(picture: ArrayBuffer | Buffer): Promise<Buffer> {
  return sharp(picture).jpeg({ quality: 78, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}
