import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { cachedFile } from '@/lib/build/cached-file.build';
import { DAY_MS } from '@/lib/format/kenyan-time';
import { openPhoto, type Photo } from './photo.build';
import { type Picture, type PictureFormat, PRODUCT_ASPECT, widthsUpTo } from './picture';

/**
 * Judged beside the source at pixel ratio 2; the table in docs/performance.md is behind effort and quality.
 * A change here encodes every picture again, under a new name.
 */
const settings = {
  avif: { quality: 59, effort: 3, chromaSubsampling: '4:2:0' },
  wideAvif: { quality: 58, effort: 3, chromaSubsampling: '4:2:0' },
  widestForPhones: 640,
  jpg: { quality: 72, mozjpeg: true, progressive: true },
} as const;

/** Scenes are looked at less closely than products; Home's hero must stay under 25 kB. */
const sceneSettings = {
  ...settings,
  wideAvif: { ...settings.wideAvif, quality: 42 },
  widestForPhones: 800,
  jpg: { ...settings.jpg, quality: 66 },
} as const;

/** One file of a picture: its width in px and its format. */
interface Variant {
  width: number;
  format: PictureFormat;
}

/** Encodes pictures into `folder`, named by the hash of photo and settings, each once. */
export class PictureCache {
  /** Files that are being made, so that parallel requests share them. */
  private readonly pending = new Map<string, Promise<Buffer>>();

  constructor(private readonly folder: string) {}

  /** What a page must know about a photo. Rejects as `openPhoto` does. */
  async describe(photo: Photo): Promise<Picture> {
    const hash = pictureHash(photo);
    const file = path.join(this.folder, `${hash}.json`);
    const describePhoto = async () => {
      const { image, width, height } = await openPhoto(photo);
      const colour = await edgeColour(image);
      return Buffer.from(JSON.stringify({ colour, ...canvas(photo, width, height) }));
    };
    if (!existsSync(file)) await this.cached(path.basename(file), describePhoto);
    // As text: in development a buffer that two requests shared arrived empty.
    const { colour, width, height } = JSON.parse(readFileSync(file, 'utf8')) as {
      colour: string;
      width: number;
      height: number;
    };
    const { id: name, further } = photo;
    const widths = widthsUpTo(width, further === true);
    const aspect = photo.keepsShape ? height / width : PRODUCT_ASPECT;
    return { name, hash, colour, widths, aspect, ...(further && { further }) };
  }

  has(photo: Photo, { width, format }: Variant): boolean {
    return existsSync(path.join(this.folder, fileName(photo, width, format)));
  }

  /**
   * A photo at one width in px, without metadata; a product's is fitted whole to 4:5 on its own
   * background colour. Rejects as `openPhoto` does.
   */
  async encode(photo: Photo, width: number, format: PictureFormat): Promise<Buffer> {
    return this.encoder(photo)({ width, format });
  }

  /** As `encode`, for several files of a photo, which is then decoded once. */
  encoder(photo: Photo): (variant: Variant) => Promise<Buffer> {
    let opened: Promise<Sharp> | undefined;
    const { avif, wideAvif, widestForPhones, jpg } = settingsOf(photo);
    return ({ width, format }) =>
      this.cached(fileName(photo, width, format), async () => {
        const { colour, aspect } = await this.describe(photo);
        opened ??= decode(photo, colour);
        const fitted = (await opened).clone().resize({
          width,
          height: Math.round(width * aspect),
          fit: 'contain',
          background: colour,
        });
        if (format === 'jpg') return fitted.jpeg(jpg).toBuffer();
        return fitted.avif(width <= widestForPhones ? avif : wideAvif).toBuffer();
      });
  }

  /** Deletes the files that belong to none of the photos and have not been used for 30 days. */
  sweep(photos: readonly Photo[]): void {
    if (!existsSync(this.folder)) return;
    const used = new Set(photos.map(pictureHash));
    const now = new Date();
    for (const name of readdirSync(this.folder)) {
      const file = path.join(this.folder, name);
      // What another build writes just now has a number at its end, and gets its name at any moment.
      const isWritten = !/\.\d+$/.test(name);
      if (isWritten && used.has(name.split(/[-.]/)[0] ?? '')) utimesSync(file, now, now);
      else {
        const { mtimeMs = now.getTime() } = statSync(file, { throwIfNoEntry: false }) ?? {};
        if (now.getTime() - mtimeMs > 30 * DAY_MS) rmSync(file, { force: true });
      }
    }
  }

  private cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const pending = this.pending.get(name);
    if (pending) return pending;
    const bytes = cachedFile(path.join(this.folder, name), make).finally(() =>
      this.pending.delete(name),
    );
    this.pending.set(name, bytes);
    return bytes;
  }
}

/** The encoder's settings for a photo: a scene's or a product's. */
export function settingsOf({ keepsShape }: Photo) {
  return keepsShape ? sceneSettings : settings;
}

function fileName(photo: Photo, width: number, format: PictureFormat): string {
  return `${pictureHash(photo)}-${width}.${format}`;
}

/** The pixels of a photo on its background, so that no width decodes the file again. */
async function decode(photo: Photo, background: string): Promise<Sharp> {
  const { image } = await openPhoto(photo);
  const { data, info } = await image
    .flatten({ background })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/**
 * The settings in the name of a picture. Release 1.2.0 lowered effort and quality of phones' widths by one step each,
 * without a visible difference. The names still have the earlier settings, so that hosts, carts and phones keep
 * their pictures.
 */
function recipeOf(photo: Photo) {
  const { avif, wideAvif, widestForPhones, jpg } = settingsOf(photo);
  const before = { ...avif, quality: avif.quality + 1, effort: avif.effort + 1 };
  return { avif: before, wideAvif, widestForPhones, fineFabric: 0.9, jpg };
}

function pictureHash(photo: Photo): string {
  const recipe = photo.keepsShape
    ? [photo.hash, recipeOf(photo)]
    : [photo.hash, recipeOf(photo), PRODUCT_ASPECT];
  const digest = createHash('sha256').update(JSON.stringify(recipe)).digest('hex');
  // Digits and small letters: some disks take "a" and "A" for one.
  return BigInt(`0x${digest}`).toString(36).slice(0, 7);
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
