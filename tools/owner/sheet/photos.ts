import { hasPhoto, openPhoto, readPhoto } from '@/lib/pictures/photo.build';
import { PhotoError } from '@/lib/pictures/photo-error.build';
import type { Placed } from './columns';
import { THUMBNAIL, type Thumbnail } from './write-xlsx';

/** A product's photo as a thumbnail; undefined where no photo can be used. */
export async function thumbnailFrom(
  photos: string,
  { record, category }: Placed,
): Promise<Thumbnail | undefined> {
  const folder = record.folder ?? category.folder;
  if (!hasPhoto(photos, folder, record.id)) return undefined;
  try {
    const { image } = await openPhoto(readPhoto(photos, folder, record.id));
    const { width, height } = THUMBNAIL;
    const { data, info } = await image
      .resize(2 * width, 2 * height, { fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 72, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width / 2, height: info.height / 2 };
  } catch (error) {
    // The build says what is wrong with a photo; a sheet can do without it.
    if (error instanceof PhotoError) return undefined;
    throw error;
  }
}
