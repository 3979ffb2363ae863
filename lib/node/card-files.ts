import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { recordOf } from '@/lib/records';

const fonts = join(process.cwd(), 'node_modules/@fontsource/archivo/files');
const photos = join(process.cwd(), 'data/photos');
/** The kinds of picture an owner may drop (data/types.ts). */
const kinds = ['jpg', 'png', 'webp', 'svg'];

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
export async function cardPhoto(
  productId: string,
  box: { width: number; height: number },
): Promise<string | undefined> {
  const photo = await findPhoto(productId);
  if (!photo) return undefined;
  // rotate() turns the picture as the camera's note says, and drops the note.
  const jpeg = await sharp(photo).rotate().resize(box.width, box.height).jpeg({ quality: 90 });
  return `data:image/jpeg;base64,${(await jpeg.toBuffer()).toString('base64')}`;
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
