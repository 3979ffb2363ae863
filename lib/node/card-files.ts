import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { recordOf } from '@/lib/records';
import { keptFile } from './kept-file';
import { toShareJpeg } from './raster';

const packages = join(process.cwd(), 'node_modules');
const photos = join(process.cwd(), 'data/photos');
const cards = join(process.cwd(), '.next/cache/cards');
/** The kinds of picture an owner may drop (data/types.ts). */
const kinds = ['jpg', 'png', 'webp', 'svg'];

/** The card's two weights, from a package: every machine draws the same card. */
export async function cardFonts() {
  const weights = [600, 800] as const;
  const fonts = join(packages, '@fontsource/archivo/files');
  return Promise.all(
    weights.map(async (weight) => ({
      name: 'Archivo',
      weight,
      data: await readFile(join(fonts, `archivo-latin-${weight}-normal.woff`)),
    })),
  );
}

/** A product's photo as it is put on a card: what it is known by, and how to develop it. */
export interface CardPhoto {
  /** Hex, of the content. */
  hash: string;
  /** Filled into a box of px, as a data address. */
  develop: (box: { width: number; height: number }) => Promise<string>;
}

/** A product's photo; none where there is none yet. */
export async function cardPhoto(productId: string): Promise<CardPhoto | undefined> {
  const photo = await findPhoto(productId);
  return (
    photo && {
      hash: createHash('sha256').update(photo).digest('hex'),
      develop: async ({ width, height }) => {
        // rotate() turns the picture as the camera's note says, and drops the note.
        const jpeg = sharp(photo).rotate().resize(width, height).jpeg({ quality: 90 });
        return `data:image/jpeg;base64,${(await jpeg.toBuffer()).toString('base64')}`;
      },
    }
  );
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

async function findPhoto(productId: string): Promise<Buffer | undefined> {
  const { folder } = recordOf(productId);
  for (const kind of kinds) {
    const photo = await readFile(join(photos, folder, `${productId}.${kind}`)).catch(
      () => undefined,
    );
    if (photo) return photo;
  }
  return undefined;
}
