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
