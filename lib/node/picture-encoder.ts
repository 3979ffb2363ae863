import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { type Picture, type PictureFormat, pictureWidths } from '@/lib/picture';
import { keptFile } from './kept-file';
import { openPhoto, type Photo } from './photo';

/** Height by width of every product picture (design §6). */
export const ASPECT = 5 / 4;

/** Judged by eye at pixel ratio 2 beside the source; a change here makes every picture anew. */
const settings = {
  avif: { quality: 60, effort: 5, chromaSubsampling: '4:2:0' },
  jpg: { quality: 72, mozjpeg: true, progressive: true },
} as const;

/** Bytes kept under the build's cache by the hash of photo and settings: encoded once. */
export class PictureCache {
  /** How many pictures had to be encoded, and how many were there already. */
  readonly count = { encoded: 0, kept: 0 };

  constructor(private readonly folder: string) {}

  /** What a page must know of a photo. Throws as openPhoto does. */
  async describe(photo: Photo): Promise<Picture> {
    const hash = pictureHash(photo);
    const facts = await this.keep(`${hash}.json`, async () => {
      const { image, width, height } = await openPhoto(photo);
      const colour = await edgeColour(image);
      return Buffer.from(JSON.stringify({ colour, ...canvas(width, height) }));
    });
    const { colour, width } = JSON.parse(facts.toString()) as { colour: string; width: number };
    const widths = pictureWidths.filter((one) => one <= width);
    return { name: photo.productId, hash, colour, widths };
  }

  /** A photo at one width, fitted to 4:5 on its own colour, without any metadata. */
  async encode(photo: Photo, width: number, format: PictureFormat): Promise<Buffer> {
    const { colour, hash } = await this.describe(photo);
    const file = `${hash}-${width}.${format}`;
    this.count[existsSync(path.join(this.folder, file)) ? 'kept' : 'encoded'] += 1;
    return this.keep(file, async () => {
      const { image } = await openPhoto(photo);
      const height = Math.round(width * ASPECT);
      const fitted = image
        .flatten({ background: colour })
        .resize({ width, height, fit: 'contain', background: colour });
      return format === 'avif'
        ? fitted.avif(settings.avif).toBuffer()
        : fitted.jpeg(settings.jpg).toBuffer();
    });
  }

  private keep(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    return keptFile(path.join(this.folder, name), make);
  }
}

function pictureHash({ hash }: Photo): string {
  const recipe = JSON.stringify([hash, settings, ASPECT]);
  return createHash('sha256').update(recipe).digest('hex').slice(0, 10);
}

/** The smallest 4:5 canvas that holds a photo of this size whole, in px. */
function canvas(width: number, height: number): { width: number; height: number } {
  const wide = Math.max(width, Math.round(height / ASPECT));
  return { width: wide, height: Math.round(wide * ASPECT) };
}

/** The colour a photo has along its edges: its backdrop. */
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
