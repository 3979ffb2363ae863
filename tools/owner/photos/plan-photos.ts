import {
  fileName,
  firstPhotosOf,
  furtherNames,
  isCameraName,
  nearestPlaces,
  numberedPhoto,
  type PhotoMatch,
  photoMatcher,
  photoNameParts,
  photoPath,
  placesWithout,
  viewInName,
  withoutEnding,
} from '@/lib/catalogue/photo-names';
import { isWaiting, type PhotoPlace, photoFolders, SCENES } from '@/lib/catalogue/photo-places';
import { isSortedIn, noPicture, VIDEO_ISSUE } from '@/lib/pictures/photo-formats';
import { MOST_PICTURES } from '@/lib/values/limits';

/** The step for a file of data/photos/new. Paths are in data/photos. */
type PhotoStep = { file: string } & (
  | { kind: 'move'; match: PhotoMatch }
  /** No name fits, or several: `choices` are the likeliest. */
  | { kind: 'ask'; choices: readonly PhotoPlace[] }
  /** The file stays. */
  | { kind: 'leave'; message: string }
);

/** Where a photo goes, and what is there already. Paths are in data/photos. */
export interface PhotoMove {
  from: string;
  to: string;
  /** The photo that is there, and where it is kept. */
  replaced?: { from: string; to: string };
}

const VIDEO = /^\.(mp4|mov|m4v|3gp|mkv|webm|avi)$/;

const MOST_CHOICES = 5;

/**
 * The step for each file of data/photos/new, by its name alone, first photos of products before
 * further ones. A front is the first photo of a product that has none, or only a drawing. `files`
 * are all paths in data/photos.
 */
export function planPhotos(files: readonly string[], places: readonly PhotoPlace[]): PhotoStep[] {
  const matcher = photoMatcher(places);
  const firstPhotos = firstPhotosOf(places);
  const byName = files
    .filter(isWaiting)
    .map((file) => ({ file, ending: photoNameParts(file).ending, found: matcher(file) }));
  const without = new Set(placesWithout(places, files));
  const withFirst = new Set([
    ...byName.flatMap(({ found }) => found.flatMap(({ place, nth }) => (nth === 1 ? place : []))),
    ...places.filter((place) => !place.drawn && !without.has(place)),
  ]);
  /** The place that a name with the word "front" means, where it has no first photo. */
  const asFront = (file: string): PhotoMatch[] => {
    const { name, view } = viewInName(file) ?? {};
    const found = name && view === 'front' ? matcher(name) : [];
    return found.filter(({ place }) => !withFirst.has(place));
  };
  const named = byName.map((one) =>
    one.found.length > 0 ? one : { ...one, found: asFront(one.file) },
  );
  const arriving = named.flatMap(({ found }) => found);
  const leaving = arriving
    .filter(({ nth }) => nth === 1)
    .flatMap(({ place }) => drawnViews(place, files, firstPhotos));
  const taken = new Set([
    ...files.filter((file) => !leaving.includes(file)).map(withoutEnding),
    ...arriving.map((match) => withoutEnding(photoPath(match, '.jpg'))),
  ]);
  /** The place that a name with a word such as "back" means, with the product's next free number. */
  const asView = (file: string): PhotoMatch[] => {
    const { name } = viewInName(file) ?? {};
    return (name ? matcher(name) : []).map(({ place }) => {
      const free = furtherNames(place, firstPhotos).find(
        (further) => !taken.has(`${place.folder}/${further.name}`),
      );
      if (free) taken.add(`${place.folder}/${free.name}`);
      return { place, nth: free?.nth ?? MOST_PICTURES + 1 };
    });
  };
  const fresh = named
    .map((one) => (one.found.length > 0 ? one : { ...one, found: asView(one.file) }))
    .sort((a, b) => nthOf(a) - nthOf(b) || takeOf(a) - takeOf(b));
  return fresh.map(({ file, ending, found }): PhotoStep => {
    if (VIDEO.test(ending)) return { file, kind: 'leave', message: VIDEO_ISSUE };
    if (!isSortedIn(ending)) return { file, kind: 'leave', message: noPicture(ending) };
    const [match, another] = found;
    if (!match) return { file, kind: 'ask', choices: likeliest(file, files, places) };
    if (another) return { file, kind: 'ask', choices: found.map(({ place }) => place) };
    const refusal = furtherRefusal(match, firstPhotos);
    if (refusal) return { file, kind: 'leave', message: refusal };
    const rival = fresh.find(
      (other) =>
        other.file !== file &&
        !(numberedPhoto(file) && numberedPhoto(other.file)) &&
        isSortedIn(other.ending) &&
        other.found.length === 1 &&
        other.found[0]?.place === match.place &&
        other.found[0].nth === match.nth,
    );
    if (!rival) return { file, kind: 'move', match };
    const { id } = match.place;
    const message = `is a photo of ${id}, and so is ${fileName(rival.file)}. Keep one of them, or name one ${id}-2 for a second picture`;
    return { file, kind: 'leave', message };
  });
}

function nthOf({ found: [match] }: { found: readonly PhotoMatch[] }): number {
  return match?.nth ?? 1;
}

/** Of several photos with one number the later replaces the earlier. */
function takeOf({ file }: { file: string }): number {
  return numberedPhoto(file)?.take ?? 0;
}

/**
 * The further pictures that leave the shop when a product's own first photo arrives: where the first is
 * drawn, they are too. `files` are all paths in data/photos.
 */
export function drawnViews(
  place: PhotoPlace,
  files: readonly string[],
  firstPhotos: ReadonlySet<string>,
): string[] {
  if (!place.drawn || place.folder === SCENES) return [];
  const paths = furtherNames(place, firstPhotos).map(({ name }) => `${place.folder}/${name}`);
  return files.filter((file) => paths.includes(withoutEnding(file)));
}

/** Why a further picture cannot be put in under its number; undefined where it can. */
export function furtherRefusal(
  { place, nth }: PhotoMatch,
  firstPhotos: ReadonlySet<string>,
): string | undefined {
  const { folder, id } = place;
  if (nth === 1) return undefined;
  if (folder === SCENES)
    return `is picture ${nth} of ${id}, which shows no product and has no further pictures`;
  const names = furtherNames(place, firstPhotos);
  if (names.some((further) => further.nth === nth)) return undefined;
  const [first, last] = [names.at(0)?.name, names.at(-1)?.name];
  return `is a further picture of ${id}, which has room for ${first} to ${last}: give it the name of the one that it replaces`;
}

/** The places that a file may be meant for: of a similar name, else those without a photo. */
function likeliest(
  file: string,
  files: readonly string[],
  places: readonly PhotoPlace[],
): PhotoPlace[] {
  const similar = isCameraName(photoNameParts(file).stem) ? [] : nearestPlaces(file, places);
  const without = placesWithout(places, files).filter(({ folder }) => folder !== SCENES);
  return (similar.length > 0 ? similar : without).slice(0, MOST_CHOICES);
}

/** The move of a file to its place. A photo that is there is kept in data/photos/old under its day. */
export function moveOf(
  file: string,
  match: PhotoMatch,
  files: readonly string[],
  today: string,
): PhotoMove {
  const to = photoPath(match, photoNameParts(file).ending);
  const there = files.find((other) => withoutEnding(other) === withoutEnding(to));
  if (!there) return { from: file, to };
  return { from: file, to, replaced: { from: there, to: keptPath(there, files, today) } };
}

/** Where a photo that leaves its place is kept: in data/photos/old under its day. */
export function keptPath(file: string, files: readonly string[], today: string): string {
  const kept = (number: number) =>
    `${photoFolders.replaced}/${fileName(withoutEnding(file))} ${today}${number > 1 ? ` (${number})` : ''}${photoNameParts(file).ending}`;
  let number = 1;
  while (files.includes(kept(number))) number += 1;
  return kept(number);
}

/** The message about a photo whose name fits no product. */
export function question(choices: readonly PhotoPlace[]): string {
  const ids = choices.map(({ id }) => `\`${id}\``);
  const names = ids.length > 0 ? `${ids.join(', ')} or another product's id` : "the product's id";
  return `belongs to no product by its name: rename it to ${names}, or type \`npm run photos\` and choose`;
}
