import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { cachedFile } from '@/lib/format/cached-file.build';
import { openPhoto, type Photo } from './photo.build';
import { type Picture, type PictureFormat, PRODUCT_ASPECT, pictureWidths } from './picture';

/** Judged by eye at pixel ratio 2 beside the source. A change here encodes every picture again. */
const settings = {
  avif: { quality: 60, effort: 5, chromaSubsampling: '4:2:0' },
  jpg: { quality: 72, mozjpeg: true, progressive: true },
} as const;

/** Scenes are looked at less closely than products; Home's hero must stay under 25 kB. */
const sceneSettings = {
  avif: { ...settings.avif, quality: 44 },
  jpg: { ...settings.jpg, quality: 66 },
} as const;

/** Encodes pictures into `folder`, named by the hash of photo and settings, each once. */
export class PictureCache {
  /** How many pictures were encoded and how many were found in the cache. */
  readonly count = { encoded: 0, cached: 0 };

  constructor(private readonly folder: string) {}

  /** What a page must know about a photo. Rejects as `openPhoto` does. */
  async describe(photo: Photo): Promise<Picture> {
    const hash = pictureHash(photo);
    const facts = await this.cached(`${hash}.json`, async () => {
      const { image, width, height } = await openPhoto(photo);
      const colour = await edgeColour(image);
      return Buffer.from(JSON.stringify({ colour, ...canvas(photo, width, height) }));
    });
    const { colour, width, height } = JSON.parse(facts.toString()) as {
      colour: string;
      width: number;
      height: number;
    };
    const widths = pictureWidths.filter((one) => one <= width);
    const aspect = photo.keepsShape ? height / width : PRODUCT_ASPECT;
    return { name: photo.id, hash, colour, widths, aspect };
  }

  /**
   * A photo at one width in px, without metadata; a product's is fitted whole to 4:5 on its own
   * background colour (docs/behaviour.md 15.4). Rejects as `openPhoto` does.
   */
  async encode(photo: Photo, width: number, format: PictureFormat): Promise<Buffer> {
    const { colour, hash, aspect } = await this.describe(photo);
    const file = `${hash}-${width}.${format}`;
    this.count[existsSync(path.join(this.folder, file)) ? 'cached' : 'encoded'] += 1;
    return this.cached(file, async () => {
      const { image } = await openPhoto(photo);
      const recipe = photo.keepsShape ? sceneSettings : settings;
      const height = Math.round(width * aspect);
      const fitted = image
        .flatten({ background: colour })
        .resize({ width, height, fit: 'contain', background: colour });
      return format === 'avif'
        ? fitted.avif(recipe.avif).toBuffer()
        : fitted.jpeg(recipe.jpg).toBuffer();
    });
  }

  private cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    return cachedFile(path.join(this.folder, name), make);
  }
}

function pictureHash({ hash, keepsShape }: Photo): string {
  const recipe = JSON.stringify(
    keepsShape ? [hash, sceneSettings] : [hash, settings, PRODUCT_ASPECT],
  );
  return createHash('sha256').update(recipe).digest('hex').slice(0, 10);
}

/** The smallest canvas of the picture's shape that contains a photo of this size whole, in px. */
function canvas(photo: Photo, width: number, height: number): { width: number; height: number } {
  if (photo.keepsShape) return { width, height };
  const wide = Math.max(width, Math.round(height / PRODUCT_ASPECT));
  return { width: wide, height: Math.round(wide * PRODUCT_ASPECT) };
}

/** The median colour along a photo's edges, '#rrggbb': its background. */
async function edgeColour(image: Sharp): Promise<string> {
  const size = 16;
  const { data } = await image
    .clone()
    .flatten({ background: '#fff' })
    .resize(size, size, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const edge = Array.from({ length: size * size }, (_, at) => at).filter((at) => {
    const [x, y] = [at % size, Math.floor(at / size)];
    return x === 0 || y === 0 || x === size - 1 || y === size - 1;
  });
  const channels = [0, 1, 2].map((channel) => {
    const values = edge.map((at) => data[at * 3 + channel] ?? 0).sort((a, b) => a - b);
    return (values[values.length >> 1] ?? 0).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
