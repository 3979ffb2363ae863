import { cpSync } from 'node:fs';
import path from 'node:path';
import { tileKey } from '@/lib/catalogue/catalogue';
import { loadPictures } from '@/lib/catalogue/catalogue-pictures.build';
import { smallPicturePath } from '@/lib/catalogue/photo-places';
import { picturePath, widthsOf } from '@/lib/pictures/picture';

/**
 * Adds to an export in a folder the small pictures that the desk shows of the products, each a copy of its
 * smallest JPEG. Resolves with their number.
 */
export async function addSmallPictures(folder: string): Promise<number> {
  const pictures = Object.entries(await loadPictures()).filter(([key]) => {
    return !key.startsWith(tileKey(''));
  });
  for (const [key, picture] of pictures) {
    const [id = '', nth = 1] = key.split('/');
    const [width = 0] = widthsOf(picture, 'jpg');
    cpSync(
      path.join(folder, picturePath(picture, width, 'jpg')),
      path.join(folder, smallPicturePath(id, Number(nth))),
    );
  }
  return pictures.length;
}
