import sharp from 'sharp';
import { colours } from '@/data/colours';
import { colourProperties } from './colour-properties';
import { kitengeSvg } from './kitenge-svg';

/** The shop's colours as custom properties of the page, and its kitenge band as `--kitenge`. */
export async function colourStyle(): Promise<string> {
  const image = sharp(Buffer.from(kitengeSvg(colours))).removeAlpha();
  // Not an SVG: for one in a style a browser opens another document before the first paint, 12 ms
  // on a slow phone.
  const kitenge = await image.webp({ lossless: true, quality: 100, effort: 6 }).toBuffer();
  return colourProperties(colours, `data:image/webp;base64,${kitenge.toString('base64')}`);
}
