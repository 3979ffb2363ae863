import path from 'node:path';
import { type SceneId, scenes } from '@/data/scenes';
import { memoizePerBuild } from '@/lib/format/memoize-per-build.build';
import { hasPhoto, type Photo, readPhoto } from '@/lib/pictures/photo.build';
import { PhotoError } from '@/lib/pictures/photo-error.build';
import {
  type Picture,
  type PictureFormat,
  pictureFile,
  type Scene,
  widthsOf,
} from '@/lib/pictures/picture';
import { PictureCache } from '@/lib/pictures/picture-encoder.build';
import { dataFolder } from '@/lib/site/data-folder.build';
import { buildCatalogue, type CataloguePictures, catalogueData, tileKey } from './catalogue';

/** The folder of the source photos, from the project's root. */
export const PHOTOS = path.join(dataFolder, 'photos');

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

/** Every product's picture and every tile's. Throws a PhotoError for a photo that cannot be used. */
export async function loadPictures(): Promise<CataloguePictures> {
  const pictures: Record<string, Picture> = {};
  for (const photo of productPhotos()) pictures[photo.id] = await pictureCache.describe(photo);
  for (const photo of tilePhotos())
    pictures[tileKey(photo.id)] = await pictureCache.describe(photo);
  return pictures;
}

/** The pictures that show no product, by id. Throws a PhotoError as loadPictures does. */
export const loadScenes = memoizePerBuild(async () => {
  const shown: Partial<Record<SceneId, Scene>> = {};
  for (const photo of scenePhotos()) {
    const id = photo.id as SceneId;
    shown[id] = { picture: await pictureCache.describe(photo), alt: scenes[id].alt };
  }
  return shown as Record<SceneId, Scene>;
});

/** Every file under /pictures/: each picture in each width and format. */
export const listPictureFiles = memoizePerBuild(async () => {
  const files: PictureFile[] = [];
  for (const photo of [...productPhotos(), ...scenePhotos(), ...tilePhotos()]) {
    const picture = await pictureCache.describe(photo);
    for (const format of ['avif', 'jpg'] as const) {
      for (const width of widthsOf(picture, format)) {
        files.push({ file: pictureFile(picture, width, format), photo, picture, width, format });
      }
    }
  }
  return files;
});

/** The same by name: a build asks once for each. */
export const pictureFilesByName = memoizePerBuild(
  async () => new Map((await listPictureFiles()).map((one) => [one.file, one])),
);

function scenePhotos(): Photo[] {
  return Object.keys(scenes).map(readScene);
}

function tilePhotos(): Photo[] {
  const names = catalogueData.categories.flatMap(({ tilePicture }) => tilePicture ?? []);
  return [...new Set(names)].map(readScene);
}

function readScene(id: string): Photo {
  return readPhoto(PHOTOS, 'scenes', id, true);
}

function productPhotos(): Photo[] {
  return buildCatalogue(catalogueData).products.flatMap(({ folder, id, pictureAwaited }) => {
    if (!pictureAwaited) return [readPhoto(PHOTOS, folder, id)];
    if (hasPhoto(PHOTOS, folder, id)) throw noLongerAwaited(folder, id);
    return [];
  });
}

function noLongerAwaited(folder: string, id: string): PhotoError {
  const remedy = "Take `pictureAwaited` out of the product's record.";
  return new PhotoError(path.join(PHOTOS, folder), id, 'the awaited photo is there', remedy);
}
