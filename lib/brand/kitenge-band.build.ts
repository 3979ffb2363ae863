import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { colours } from '@/data/colours';
import { memoizePerBuild } from '@/lib/build/memoize-per-build.build';
import { kitengeSvg } from './kitenge-svg';

/** One repeat of the kitenge band, a WebP that is named by its content: '/pictures/<file>'. */
export const kitengeBand = memoizePerBuild(async () => {
  const image = sharp(Buffer.from(kitengeSvg(colours))).removeAlpha();
  // Not an SVG: for one in a style a browser opens another document before the first paint, 12 ms
  // on a slow phone.
  const content = await image.webp({ lossless: true, quality: 100, effort: 6 }).toBuffer();
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { file: `kitenge-${hash}.webp`, content };
});
