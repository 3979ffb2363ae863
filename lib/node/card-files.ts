import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordOf } from '@/lib/records';
import { keptFile } from './kept-file';
import { openPhoto, type Photo, readPhoto } from './photo';
import { toShareJpeg } from './raster';
import { PHOTOS } from './shop-pictures';

const packages = join(process.cwd(), 'node_modules');
const fonts = join(packages, '@fontsource/archivo/files');
const cards = join(process.cwd(), '.next/cache/cards');

/** A size in px. */
interface Box {
  width: number;
  height: number;
}

/** The card's two weights, from a package: every machine draws the same card. */
export async function cardFonts() {
  const weights = [600, 800] as const;
  return Promise.all(
    weights.map(async (weight) => ({
      name: 'Archivo',
      weight,
      data: await readFile(join(fonts, `archivo-latin-${weight}-normal.woff`)),
    })),
  );
}

/** A product's photo; none where there is none yet. */
export async function cardPhoto(productId: string): Promise<Photo | undefined> {
  const { folder, pictureAwaited } = recordOf(productId);
  return pictureAwaited ? undefined : readPhoto(PHOTOS, folder, productId);
}

/** What stands behind the words of every card. */
export function cardBackdrop(): Photo {
  return readPhoto(PHOTOS, 'scenes', 'share-backdrop', true);
}

/**
 * A card as a JPEG, drawn once: `drawing` is all that is to be seen on it, the photos by their
 * hashes. Kept from build to build, as the pictures are; another version of the drawing program
 * draws anew.
 */
export function keptCard(drawing: string, draw: () => Promise<ArrayBuffer>): Promise<Buffer> {
  const recipe = [drawing, versionOf('next'), versionOf('sharp'), versionOf('@fontsource/archivo')];
  const name = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 20);
  return keptFile(join(cards, `${name}.jpg`), async () => toShareJpeg(await draw()));
}

function versionOf(name: string): unknown {
  return JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')).version;
}

/** A photo filled into a box of px, as a data address. */
export async function dataAddress(photo: Photo, { width, height }: Box): Promise<string> {
  const { image } = await openPhoto(photo);
  const jpeg = await image.resize(width, height).jpeg({ quality: 90 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
