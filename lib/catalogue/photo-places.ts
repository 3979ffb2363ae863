import type { CategoryRecord } from '@/data/schema/category';
import { isText } from '@/lib/values/unknown-values';

/** The folder in data/photos of the pictures that show no product. */
export const SCENES = 'scenes';

/** A photo that the shop has or wants: `<folder>/<id>.jpg` in data/photos. */
export interface PhotoPlace {
  folder: string;
  id: string;
  /** What a person may call it: a product's names beside its id. */
  names: readonly string[];
  /** The picture that is there is drawn, and its record, or data/scenes.ts, says so. */
  drawn: boolean;
  /** How many further pictures its record has a text for. */
  views?: number;
}

/** Every photo of the shop: its products', and the pictures that show no product. */
export function photoPlaces(
  categories: readonly Pick<CategoryRecord, 'folder' | 'tilePicture' | 'products'>[],
  sceneIds: readonly string[],
  drawnScenes: readonly string[] = [],
): PhotoPlace[] {
  const tiles = categories.map(({ tilePicture }) => tilePicture).filter(isText);
  const scenes = [...new Set([...sceneIds, ...tiles])];
  const products = categories.flatMap(({ folder: common, products: own }) =>
    own.map(({ folder = common, ...product }) => ({ ...product, folder })),
  );
  return [
    ...products.map(({ folder, id, name, originalName, views, ...record }) => ({
      folder,
      id,
      names: [name, originalName].filter(isText),
      drawn: record.drawn === true,
      ...(views && { views: views.length }),
    })),
    ...scenes.map((id) => {
      const drawn = drawnScenes.includes(id);
      return { folder: SCENES, id, names: [], drawn };
    }),
  ];
}

/** Folders of data/photos for photos to be sorted in, and for those that were replaced. */
export const photoFolders = { fresh: 'new', replaced: 'old' } as const;

/** Files that programs leave behind, and notes. */
const NO_PHOTO = /(^|\/)(\.[^/]*|thumbs\.db|ehthumbs\.db|desktop\.ini|readme[^/]*)$/i;

/** Whether a file that lies among the photos is meant to be one, by its name. */
export function isMeantAsPhoto(file: string): boolean {
  return !NO_PHOTO.test(file);
}

/** Whether a path in data/photos is of a photo that waits to be sorted in. */
export function isWaiting(file: string): boolean {
  return file.startsWith(`${photoFolders.fresh}/`) && isMeantAsPhoto(file);
}

/** The folder of the shop with the small pictures that the owner's desk shows. */
export const SMALL_PICTURES = 'desk-pictures';

/** The path of a product's small picture, `nth` from 1: '/desk-pictures/brogue/2.jpg'. */
export function smallPicturePath(id: string, nth: number): `/${string}` {
  return `/${SMALL_PICTURES}/${id}/${nth}.jpg`;
}
