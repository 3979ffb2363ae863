import type { Issue } from '@/lib/catalogue/issue';
import {
  fileName,
  firstPhotosOf,
  furtherNames,
  nearestPlaces,
  type PhotoMatch,
  photoMatcher,
  photoNameParts,
  photoPath,
  withoutEnding,
} from '@/lib/catalogue/photo-names';
import {
  isMeantAsPhoto,
  isWaiting,
  type PhotoPlace,
  photoFolders,
  photoPlaces,
  SCENES,
} from '@/lib/catalogue/photo-places';
import { productFile, withProducts } from '@/lib/data-modules/shop-files.build';
import { ref } from '@/lib/format/marks';
import {
  isPhotoEnding,
  isPictureEnding,
  isSortedIn,
  noPicture,
} from '@/lib/pictures/photo-formats';
import { MOST_PICTURES } from '@/lib/values/limits';
import type { Rule } from '@/tools/owner/check/checked-shop';

/** Every photo of the shop and what waits to be one, by the names alone. */
export const photos: Rule = ({ categories, everyProduct, scenes, surroundings }) => {
  const { photos, photosFolder } = surroundings;
  if (!photos) return [];
  const ids = categories.map(({ id }) => id);
  const isPlaced = everyProduct.every(({ category }) => ids.includes(category));
  // Whose a photo is follows from the category of each product.
  if (!isPlaced || new Set(ids).size < ids.length) return [];
  const filled = withProducts(categories, everyProduct);
  return [
    ...photoIssues(photos, photoPlaces(filled, Object.keys(scenes)), photosFolder),
    ...waitingPhotosIssue(photos, photosFolder),
  ];
};

/**
 * Every photo that is missing or there twice, and every file that no product uses, with the
 * intended name. Judged by names alone: `files` are paths in data/photos, `root` is that folder
 * from the project's root. Two findings stop the build: a file that seems meant for a product
 * without a photo, and a missing picture of a page. The others are warnings. A product without any
 * photo is shown without one.
 */
export function photoIssues(
  files: readonly string[],
  places: readonly PhotoPlace[],
  root = 'data/photos',
): Issue[] {
  const matcher = photoMatcher(places);
  const matches = new Map(
    files
      .filter((file) => !Object.values<string>(photoFolders).includes(file.split('/')[0] ?? ''))
      .filter(isMeantAsPhoto)
      .map((file) => [file, matcher(file)]),
  );
  const readable = groupBy(
    [...matches.keys()].filter((file) => isPhotoEnding(endingOf(file))),
    (file) => [withoutEnding(file)],
  );
  const photosOf = ({ folder, id }: PhotoPlace) => readable.get(`${folder}/${id}`) ?? [];
  const used = new Set(places.flatMap(photosOf));
  const strays = [...matches].flatMap(([file, found]): Stray[] => {
    if (used.has(file)) return [];
    const paths = found.map((match) => withoutEnding(photoPath(match, '.jpg')));
    const isFurther = isPhotoEnding(endingOf(file)) && paths.includes(withoutEnding(file));
    return isFurther ? [] : [{ file, found, paths }];
  });
  const missing = places.filter((place) => photosOf(place).length === 0);
  const waiting = new Set(
    files
      .filter((file) => isWaiting(file) && isSortedIn(endingOf(file)))
      .map(matcher)
      .flatMap(([match, another]) => (match?.nth === 1 && !another ? [match.place] : [])),
  );
  const surroundings = {
    missing: new Set(missing),
    strays: groupBy(strays, ({ paths }) => paths),
    unmatched: strays.filter(({ found }) => found.length === 0).map(({ file }) => file),
    readable,
    places,
    waiting,
    root,
  };
  const firstPhotos = firstPhotosOf(places);
  const judged = strays.map((stray) => judgeStray(stray, surroundings));
  const mentioned = new Set(judged.map(({ wanted }) => wanted));
  return [
    ...places.flatMap((place) => {
      const photos = photosOf(place);
      const further = furtherIssues(place, readable, firstPhotos, root);
      if (photos.length > 0) return [...placeIssues(place, photos, root), ...further];
      // A product is shown without one.
      if (place.folder !== SCENES || mentioned.has(place)) return further;
      return [noPhoto(place, root, waiting.has(place)), ...further];
    }),
    ...[...matches].flatMap(([file, found]) =>
      notShown(file, found, { used, missing: surroundings.missing, root }),
    ),
    ...judged.map(({ issue }) => issue),
  ];
}

/** A warning where photos wait to be sorted in, with their number. */
export function waitingPhotosIssue(files: readonly string[], root = 'data/photos'): Issue[] {
  const count = files.filter(isWaiting).length;
  if (count === 0) return [];
  const what = count === 1 ? '1 photo waits' : `${count} photos wait`;
  const message = `${what} here: type \`npm run photos\` to sort in what can be`;
  return [{ file: `${root}/${photoFolders.fresh}`, message, severity: 'warning' }];
}

/** A file that no product uses, and whose it may be by its name: `paths` are without an ending. */
interface Stray {
  file: string;
  found: readonly PhotoMatch[];
  paths: readonly string[];
}

interface Surroundings {
  /** The strays by each path that they may be meant for. */
  strays: ReadonlyMap<string, readonly Stray[]>;
  /** The strays that no place's name fits. */
  unmatched: readonly string[];
  /** The places without a photo. */
  missing: ReadonlySet<PhotoPlace>;
  /** The photos by their path without ending. */
  readable: ReadonlyMap<string, readonly string[]>;
  places: readonly PhotoPlace[];
  /** The places whose photo waits to be sorted in. */
  waiting: ReadonlySet<PhotoPlace>;
  root: string;
}

/** The issue of a stray; `wanted` is the place without a photo that it is meant for, by its name. */
function judgeStray(
  { file, found, paths }: Stray,
  surroundings: Surroundings,
): { issue: Issue; wanted?: PhotoPlace } {
  const { strays, missing, readable, root } = surroundings;
  const [match] = found;
  const wanted = found.find(({ place, nth }) => nth === 1 && missing.has(place))?.place;
  const ending = endingOf(file);
  const inPlace = paths.includes(withoutEnding(file));
  const issueOf = (message: string) => ({
    issue: {
      file: `${root}/${file}`,
      ...(inPlace && match && !isPictureEnding(ending) && { entry: match.place.id }),
      message,
      ...(!wanted && { severity: 'warning' as const }),
    },
    ...(wanted && { wanted }),
  });
  if (!isPictureEnding(ending)) return issueOf(noPicture(ending));
  if (found.length > 1) {
    const ids = found.map(({ place }) => `\`${place.id}\``);
    return issueOf(`belongs to no product; rename it to one of ${ids.join(', ')}`);
  }
  if (!match) {
    const isScene = file.startsWith(`${SCENES}/`);
    const alike = [...missing].filter(({ folder }) => (folder === SCENES) === isScene);
    const [place] = nearestPlaces(file, alike);
    if (!place) {
      return issueOf(
        isScene
          ? `is shown nowhere: put its name into ${ref({ file: 'scenes.ts' })}, or into ${ref({ file: 'catalogue/categories.ts', field: 'tilePicture' })}, or delete it`
          : 'belongs to no product: delete it, or name it as the product’s id',
      );
    }
    const to = photoPath({ place, nth: 1 }, ending);
    const meant = `did you mean \`${nameFrom(file, to)}\`?`;
    if (!isOnlyLikely(file, place, surroundings)) {
      return issueOf(`belongs to no product; ${meant}`);
    }
    const message = `belongs to no product, and ${place.id} has no photo; ${meant}`;
    return {
      issue: { file: `${root}/${file}`, message },
      wanted: place,
    };
  }
  const [path = ''] = paths;
  const [taken] = readable.get(path) ?? [];
  if (taken) {
    const fresh = `${root}/${photoFolders.fresh}`;
    return issueOf(
      `belongs to no product: ${match.place.id} has ${root}/${taken}. Delete this one or, if it is better, put it into ${fresh}`,
    );
  }
  const to = photoPath(match, ending);
  const meant = `belongs to no product; did you mean \`${nameFrom(file, to)}\`?`;
  const rivals = (strays.get(path) ?? []).filter((other) => other.file !== file);
  if (rivals.length > 0) {
    return issueOf(`${meant} So may be ${rivals.map((one) => one.file).join(', ')}: keep one`);
  }
  return issueOf(meant);
}

/**
 * Whether a file with a name like a place's can be no other's photo: no other place of its folder
 * lacks one, no other file is like it or waits to be sorted in, and no place at all has a name that
 * is more like the file's.
 */
function isOnlyLikely(
  file: string,
  place: PhotoPlace,
  { strays, unmatched, missing, places, waiting }: Surroundings,
): boolean {
  const { folder, id } = place;
  const isLike = (other: string) => nearestPlaces(other, [place]).length > 0;
  const rivals = unmatched.filter((other) => other !== file && isLike(other));
  return (
    !waiting.has(place) &&
    file.startsWith(`${folder}/`) &&
    ![...missing].some((other) => other !== place && other.folder === folder) &&
    rivals.length === 0 &&
    !strays.has(`${folder}/${id}`) &&
    nearestPlaces(file, places)[0] === place
  );
}

/** A product's further pictures: two files of one number stop; a gap, or a text without a picture, warns. */
function furtherIssues(
  place: PhotoPlace,
  readable: ReadonlyMap<string, readonly string[]>,
  firstPhotos: ReadonlySet<string>,
  root: string,
): Issue[] {
  const { folder, id, views = 0 } = place;
  if (folder === SCENES) return [];
  const further = furtherNames(place, firstPhotos).map(({ nth, name }) => {
    return { nth, name, files: readable.get(`${folder}/${name}`) ?? [] };
  });
  const last = further.findLast(({ files }) => files.length > 0)?.nth ?? 1;
  return further.flatMap(({ nth, name, files: [file, another] }): Issue[] => {
    const at = { file: `${root}/${folder}/${name}.jpg`, entry: id };
    if (file && another) {
      const both = `${fileName(file)} and ${fileName(another)} both exist`;
      return [{ ...at, message: `${both}. Keep one of them.` }];
    }
    if (file) return [];
    const severity = 'warning' as const;
    if (nth < last) {
      const message = `there is no picture ${nth}, and there is a later one. Put one there, or give the others the numbers from ${nth} on`;
      return [{ ...at, message, severity }];
    }
    if (nth > views + 1) return [];
    const message = `there is no picture ${nth}, and ${ref({ file: productFile(id), field: 'views' })} has a text for it`;
    return [{ ...at, message, severity }];
  });
}

/** The issue of a picture in its place that the shop does not show, by its number. */
function notShown(
  file: string,
  found: readonly PhotoMatch[],
  {
    used,
    missing,
    root,
  }: { used: ReadonlySet<string>; missing: ReadonlySet<PhotoPlace>; root: string },
): Issue[] {
  const match = found.find((one) => withoutEnding(photoPath(one, '.jpg')) === withoutEnding(file));
  if (!match || match.nth === 1 || used.has(file) || !isPhotoEnding(endingOf(file))) return [];
  const { place, nth } = match;
  const issueOf = (message: string): Issue[] => [
    { file: `${root}/${file}`, entry: place.id, message, severity: 'warning' },
  ];
  if (place.folder === SCENES) {
    return issueOf('is not shown: a picture that shows no product has no further ones. Delete it');
  }
  if (nth > MOST_PICTURES) {
    return issueOf(
      `is not shown: a product has ${MOST_PICTURES} pictures at most. Give it a number from 2 to ${MOST_PICTURES}, or delete it`,
    );
  }
  return missing.has(place)
    ? issueOf(`is not shown before there is a first picture: name it ${place.id}`)
    : [];
}

/** The issues of a place that has photos. */
function placeIssues(
  place: PhotoPlace,
  [photo = '', another]: readonly string[],
  root: string,
): Issue[] {
  const { folder, id } = place;
  if (another) {
    const message = `${fileName(photo)} and ${fileName(another)} both exist. Keep one of them.`;
    return [{ file: `${root}/${folder}/${id}.jpg`, entry: id, message }];
  }
  return [];
}

function noPhoto({ folder, id }: PhotoPlace, root: string, waits: boolean): Issue {
  const at = { file: `${root}/${folder}/${id}.jpg`, entry: id };
  if (waits) {
    const fresh = `${root}/${photoFolders.fresh}`;
    return { ...at, message: `its photo waits in ${fresh}: type \`npm run photos\`` };
  }
  return { ...at, message: 'there is no photo. Put one there.' };
}

function groupBy<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

/** `to` as a person would write it who looks at `from`: without the folder where it is the same. */
function nameFrom(from: string, to: string): string {
  const folder = from.slice(0, from.lastIndexOf('/') + 1);
  return to.startsWith(folder) ? to.slice(folder.length) : to;
}

function endingOf(file: string): string {
  return photoNameParts(file).ending;
}
