import { isPhotoEnding, keptEnding } from '@/lib/pictures/photo-formats';
import { MOST_PICTURES } from '@/lib/values/limits';
import { memoize } from '@/lib/values/memoize';
import { type PhotoPlace, photoFolders } from './photo-places';

/** Whose photo a file is, by its name. */
export interface PhotoMatch {
  place: PhotoPlace;
  /** 1 for the product's picture, 2 and more for a further one. */
  nth: number;
}

/**
 * The file names, without folder and ending, of a product's further pictures, with their numbers:
 * 'boot-2' to 'boot-6'. A name that is another product's own in the same folder is left out;
 * `firstPhotos` are those of `firstPhotosOf`.
 */
export function furtherNames(
  { folder, id }: Pick<PhotoPlace, 'folder' | 'id'>,
  firstPhotos: ReadonlySet<string>,
): { nth: number; name: string }[] {
  return Array.from({ length: MOST_PICTURES - 1 }, (_, at) => at + 2)
    .map((nth) => ({ nth, name: `${id}-${nth}` }))
    .filter(({ name }) => !firstPhotos.has(`${folder}/${name}`));
}

/** The path of each place's first photo in data/photos, without ending. */
export function firstPhotosOf(
  places: readonly Pick<PhotoPlace, 'folder' | 'id'>[],
): ReadonlySet<string> {
  return new Set(places.map(({ folder, id }) => `${folder}/${id}`));
}

/** The places that have no photo among these files, paths in data/photos. */
export function placesWithout<P extends Pick<PhotoPlace, 'folder' | 'id'>>(
  places: readonly P[],
  files: readonly string[],
): P[] {
  const photos = new Set(
    files.filter((file) => isPhotoEnding(photoNameParts(file).ending)).map(withoutEnding),
  );
  return places.filter(({ folder, id }) => !photos.has(`${folder}/${id}`));
}

/** A file's name in its parts: `photos/Blue Jeans.JPG.jpg` → 'Blue Jeans' and '.jpg'. */
export function photoNameParts(file: string): { stem: string; ending: string } {
  const name = fileName(file);
  const ending = /\.[a-z0-9]{2,5}$/i.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length).replace(REPEATED_ENDING, '');
  return { stem, ending: ending.toLowerCase() };
}

/** A file's name without its folder. */
export function fileName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** A file's path without the ending. */
export function withoutEnding(file: string): string {
  return file.slice(0, file.length - photoNameParts(file).ending.length);
}

const REPEATED_ENDING = /(\.(jpe?g|png|webp|svg|hei[cf]))+$/i;

/** The photo's place in data/photos: 'boots/chelsea-boot.jpg', a second one 'boots/chelsea-boot-2.jpg'. */
export function photoPath({ place, nth }: PhotoMatch, ending: string): string {
  const number = nth > 1 ? `-${nth}` : '';
  return `${place.folder}/${place.id}${number}${keptEnding(ending)}`;
}

/** A photo that waits in a folder with its product's id. */
interface NumberedPhoto {
  id: string;
  nth: number;
  /** 0 for the first photo put there under its number, 1 for the next. */
  take: number;
}

/**
 * What the path of a waiting photo says where it lies in a folder of its product under its number, as the desk
 * puts it: 'new/brogue/2.webp', and 'new/brogue/2-1.webp' for a later one. Undefined for any other path.
 */
export function numberedPhoto(file: string): NumberedPhoto | undefined {
  const [, id, nth, take = 0] = NUMBERED.exec(file) ?? [];
  return id && nth ? { id, nth: Number(nth), take: Number(take) } : undefined;
}

const NUMBERED = new RegExp(
  `^${photoFolders.fresh}/([^/]+)/([1-${MOST_PICTURES}])(?:-(\\d+))?\\.\\w+$`,
);

/**
 * Gives a function from a file to the places that its name means: the product in whose folder it lies under a
 * number, else those that bear the name, whatever its spaces, capitals, hyphens and accents. A mark that a
 * program gives a copy, such as `(1)`, is not part of the name; `-2`, `_2`, ` 2` and `(2)` mark a second
 * picture, unless a product's own name ends so.
 */
export function photoMatcher(places: readonly PhotoPlace[]): (file: string) => PhotoMatch[] {
  const byKey = new Map<string, Set<PhotoPlace>>();
  for (const place of places) {
    for (const key of [place.id, ...place.names].flatMap(keysOf)) {
      byKey.set(key, (byKey.get(key) ?? new Set()).add(place));
    }
  }
  return (file) => {
    const numbered = numberedPhoto(file);
    const own = numbered && places.find(({ id }) => id === numbered.id);
    if (own) return [{ place: own, nth: numbered.nth }];
    for (const { name, nth } of readings(photoNameParts(file).stem)) {
      const found = new Set(keysOf(name).flatMap((key) => [...(byKey.get(key) ?? [])]));
      if (found.size > 0) return [...found].map((place) => ({ place, nth }));
    }
    return [];
  };
}

/** The five places at most whose names are most like the file's, nearest first; none for a camera's name. */
export function nearestPlaces(file: string, places: readonly PhotoPlace[]): PhotoPlace[] {
  const { stem } = photoNameParts(file);
  if (isCameraName(stem)) return [];
  const pairs = pairsOf(stem);
  return places
    .map((place) => {
      const scores = pairsOfNames(place).map((others) => likeness(pairs, others));
      return { place, score: Math.max(...scores) };
    })
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score)
    .slice(0, 5)
    .map(({ place }) => place);
}

/** From this share of common letter pairs on, two names are alike. */
const ALIKE = 0.5;

/** Whether a phone, camera or chat gave the name: `IMG_1234`, `WhatsApp Image 2026-…`. */
export function isCameraName(stem: string): boolean {
  return CAMERA_NAMES.some((form) => form.test(stem));
}

const CAMERA_NAMES = [
  /^(img|image|dsc[nf]?|pxl|mvimg|vid|p|_mg|photo|picture|screenshot|whatsapp image|signal|received|fb_img|burst|snapchat)[\s_.-]*(\d|$)/i,
  /^[\d\s_.-]+$/,
  /^[0-9a-f]{8}-[0-9a-f]{4}-/i,
];

/** What a name may mean, the most literal first: the whole, without a copy's mark, without a number. */
function readings(stem: string): { name: string; nth: number }[] {
  const name = stem.trim();
  const plain = name.replace(COPY_MARK, '');
  const [, numbered, number] = /^(.*[^\s_\-(])[\s_\-(]+([1-9])\)?$/.exec(plain) ?? [];
  return [
    { name, nth: 1 },
    { name: plain, nth: 1 },
    ...(numbered ? [{ name: numbered, nth: Number(number) }] : []),
  ];
}

/**
 * The word at the end of a file's name that says from where the product is seen, and the name without it:
 * 'brogue back.jpg' → 'brogue.jpg' and 'back'. Undefined for a name without one.
 */
export function viewInName(file: string): { name: string; view: string } | undefined {
  const { stem, ending } = photoNameParts(file);
  const [, name, view] = VIEW_WORDS.exec(stem.replace(COPY_MARK, '')) ?? [];
  return name && view ? { name: `${name}${ending}`, view: view.toLowerCase() } : undefined;
}

const VIEW_WORDS =
  /^(.*[^\s_\-(])[\s_\-(]+(side|back|front|sole|top|inside|collar|label|detail|close(?:[ -]?up)?|view|angle)s?\)?$/i;

const COPY_MARK = /([\s_-]*(\(1\)|~\d|[-_ ](copy|kopie|edited)( ?\(?\d+\)?)?))+$/i;

/** The forms under which a name is compared: its letters and digits, with ä as a and as ae. */
function keysOf(name: string): string[] {
  const spelledOut = name
    .normalize('NFC')
    .replace(/[äöü]/gi, (letter) => `${letter}e`)
    .replace(/ß/g, 'ss');
  return [...new Set([lettersOf(name), lettersOf(spelledOut)])].filter((key) => key !== '');
}

function lettersOf(text: string): string {
  return text
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** From 0 to 1: the share of letter pairs that two names have in common (Dice's coefficient). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of one) if (other.has(pair)) common += 1;
  return (2 * common) / Math.max(1, one.size + other.size);
}

const pairsOfNames = memoize(({ id, names }: PhotoPlace) => [id, ...names].map(pairsOf));

function pairsOf(name: string): ReadonlySet<string> {
  const text = lettersOf(name);
  return new Set(
    Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)),
  );
}
