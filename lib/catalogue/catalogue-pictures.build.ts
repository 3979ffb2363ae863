import path from 'node:path';
import { scenes } from '@/data/scenes';
import type { SceneId } from '@/data/schema/scenes';
import { inParallel } from '@/lib/build/in-parallel.build';
import { memoizePerBuild } from '@/lib/build/memoize-per-build.build';
import { photosFolder } from '@/lib/data-modules/data-path.build';
import { hasPhoto, type Photo, readFurtherPhoto, readPhoto } from '@/lib/pictures/photo.build';
import {
  type Picture,
  type PictureFormat,
  pictureFile,
  type Scene,
  widthsOf,
} from '@/lib/pictures/picture';
import { PictureCache } from '@/lib/pictures/picture-encoder.build';
import { buildCatalogue, type CataloguePictures, furtherKey, tileKey } from './catalogue';
import { catalogueData } from './catalogue-data.build';
import { firstPhotosOf, furtherNames } from './photo-names';

/** The build's own cache: hosts keep it from build to build. */
export const pictureCache = new PictureCache(path.join('.next', 'cache', 'pictures'));

/** A file the shop serves under /pictures/, and how to make it. */
interface PictureFile {
  file: string;
  photo: Photo;
  picture: Picture;
  width: number;
  format: PictureFormat;
}

/** Every product's pictures and every tile's. Throws a PhotoError for a photo that cannot be used. */
export async function loadPictures(): Promise<CataloguePictures> {
  const [products, further, tiles] = [await productPhotos(), furtherPhotos(), tilePhotos()];
  const keys = [
    ...products.map(({ id }) => id),
    ...further.map(({ key }) => key),
    ...tiles.map(({ id }) => tileKey(id)),
  ];
  const photos = [...products, ...further.map(({ photo }) => photo), ...tiles];
  const pictures = await describeAll(photos);
  return Object.fromEntries(pictures.map((picture, index) => [keys[index], picture]));
}

/** The pictures that show no product, by id. Throws a PhotoError as loadPictures does. */
export const loadScenes = memoizePerBuild(async () => {
  const pictures = await describeAll(scenePhotos());
  const shown = pictures.map((picture) => {
    const id = picture.name as SceneId;
    return [id, { picture, alt: scenes[id]?.alt ?? '' }] as const;
  });
  return Object.fromEntries(shown) as Record<'empty-cart', Scene> & Partial<Record<SceneId, Scene>>;
});

/** Every file under /pictures/: each picture in each width and format, the files of a photo together. */
export const listPictureFiles = memoizePerBuild(async () => {
  const further = furtherPhotos().map(({ photo }) => photo);
  const photos = [...(await productPhotos()), ...further, ...scenePhotos(), ...tilePhotos()];
  const files = await inParallel(photos, async (photo): Promise<PictureFile[]> => {
    const picture = await pictureCache.describe(photo);
    return (['avif', 'jpg'] as const).flatMap((format) =>
      widthsOf(picture, format).map((width) => {
        return { file: pictureFile(picture, width, format), photo, picture, width, format };
      }),
    );
  });
  return files.flat();
});

/** The same by name: a build asks once for each. */
export const pictureFilesByName = memoizePerBuild(
  async () => new Map((await listPictureFiles()).map((one) => [one.file, one])),
);

/** The hashes of the products' photos, by the products' ids. */
export async function photoHashes(): Promise<Readonly<Record<string, string>>> {
  const photos = await productPhotos();
  return Object.fromEntries(photos.map(({ id, hash }) => [id, hash.slice(0, 8)]));
}

function describeAll(photos: readonly Photo[]): Promise<Picture[]> {
  return inParallel(photos, (photo) => pictureCache.describe(photo));
}

function scenePhotos(): Photo[] {
  return Object.keys(scenes).map(readScene);
}

function tilePhotos(): Photo[] {
  const names = catalogueData().categories.flatMap(({ tilePicture }) => tilePicture ?? []);
  return [...new Set(names)].map(readScene);
}

function readScene(id: string): Photo {
  return readPhoto(photosFolder, 'scenes', id, true);
}

const productPhotos = memoizePerBuild(async () =>
  buildCatalogue(catalogueData())
    .products.filter(({ folder, id }) => hasPhoto(photosFolder, folder, id))
    .map(({ folder, id }) => readPhoto(photosFolder, folder, id)),
);

/** The further photos of the products that have a first one, each with its key in `CataloguePictures`. */
function furtherPhotos(): { key: string; photo: Photo }[] {
  const { products } = buildCatalogue(catalogueData());
  const firstPhotos = firstPhotosOf(products);
  return products
    .filter(({ folder, id }) => hasPhoto(photosFolder, folder, id))
    .flatMap((product) =>
      furtherNames(product, firstPhotos).flatMap(({ nth, name }) => {
        const photo = readFurtherPhoto(photosFolder, product.folder, name);
        return photo ? [{ key: furtherKey(product.id, nth), photo }] : [];
      }),
    );
}
