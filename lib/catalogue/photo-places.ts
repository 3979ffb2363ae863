import { isText } from '@/lib/format/unknown-values';
import { isSlug, type Loose } from './issue';

/** A photo that the shop has or wants: `<folder>/<id>.jpg` in data/photos. */
export interface PhotoPlace {
  folder: string;
  id: string;
  /** What a person may call it: a product's names beside its id. */
  names: readonly string[];
  /** The product is shown as a plain panel until its photo is there. */
  awaited: boolean;
  /** The picture that is there is drawn. */
  drawn: boolean;
}

type PhotoCategories = readonly (Loose<'folder' | 'tilePicture'> & {
  readonly products?: readonly Loose<
    'id' | 'name' | 'originalName' | 'folder' | 'pictureAwaited' | 'drawn'
  >[];
})[];

/** Every photo of the shop: its products', and the pictures that show no product. */
export function photoPlaces(
  categories: PhotoCategories,
  sceneIds: readonly string[],
): PhotoPlace[] {
  const tiles = categories.map(({ tilePicture }) => tilePicture).filter(isText);
  const scenes = [...new Set([...sceneIds, ...tiles])];
  const products = categories.flatMap(({ folder: common, products: own = [] }) =>
    own.map(({ folder = common, ...product }) => ({ folder, ...product })),
  );
  return [
    ...products.flatMap(({ folder, id, name, originalName, pictureAwaited, drawn }) => {
      if (!isSlug(id) || !isText(folder)) return [];
      const names = [name, originalName].filter(isText);
      return [{ folder, id, names, awaited: pictureAwaited === true, drawn: drawn === true }];
    }),
    ...scenes.map((id) => ({ folder: 'scenes', id, names: [], awaited: false, drawn: false })),
  ];
}
