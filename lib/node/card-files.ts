import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordOf } from '@/lib/records';
import { cardSize } from '@/lib/share-card';
import { onceABuild } from './once-a-build';
import { openPhoto, type Photo, readPhoto } from './photo';
import { PHOTOS } from './shop-pictures';

const fonts = join(process.cwd(), 'node_modules/@fontsource/archivo/files');

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

/** A product's photo, filled into a box of px, as a data address; none where there is no photo yet. */
export async function cardPhoto(productId: string, box: Box): Promise<string | undefined> {
  const { folder, pictureAwaited } = recordOf(productId);
  return pictureAwaited ? undefined : dataAddress(readPhoto(PHOTOS, folder, productId), box);
}

/** What stands behind the words of every card, as a data address. */
export const cardBackdrop = onceABuild(() =>
  dataAddress(readPhoto(PHOTOS, 'scenes', 'share-backdrop', true), cardSize),
);

async function dataAddress(photo: Photo, { width, height }: Box): Promise<string> {
  const { image } = await openPhoto(photo);
  const jpeg = await image.resize(width, height).jpeg({ quality: 90 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
