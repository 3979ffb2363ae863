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

/** How many pixels a phone has to a px of the page: a picture with more looks no sharper. */
const PHONE_DENSITY = 3;

/**
 * A style sheet with the drawings inside it as PNGs, three pixels to a px. A browser opens a document of
 * its own for an SVG, before the page's first paint: 12 ms on a slow phone. Give such a picture its
 * size in px or per cent where it is used. Throws where a drawing is written in another form.
 */
export async function rasterDrawings(sheet: string): Promise<string> {
  const drawn = new Map<string, string>();
  for (const [drawing, text = ''] of sheet.matchAll(/url\("data:image\/svg\+xml,([^"]*)"\)/g)) {
    const png = await sharp(Buffer.from(decodeURIComponent(text)), { density: 72 * PHONE_DENSITY })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    drawn.set(drawing, `url(data:image/png;base64,${png.toString('base64')})`);
  }
  const done = [...drawn].reduce((text, [drawing, png]) => text.replaceAll(drawing, png), sheet);
  const left = /.{0,20}data:image\/svg.{0,20}/.exec(done)?.[0];
  if (left) throw new Error(`A drawing written in a form of its own: ${left}`);
  return done;
}
