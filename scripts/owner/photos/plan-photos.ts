import { isWaiting, NO_PICTURE, photoFolders } from '@/lib/catalogue/check-photos';
import {
  isCameraName,
  nearestPlaces,
  type PhotoMatch,
  photoMatcher,
  photoNameParts,
  photoPath,
} from '@/lib/catalogue/photo-names';
import type { PhotoPlace } from '@/lib/catalogue/photo-places';
import { HEIC_ENDINGS, HEIC_REMEDY, isPictureEnding } from '@/lib/pictures/photo-formats';

/** What is done with a file of data/photos/new. Paths are in data/photos. */
export type PhotoStep = { file: string } & (
  | { kind: 'move'; match: PhotoMatch }
  /** No name fits, or several: `choices` are the likeliest. */
  | { kind: 'ask'; choices: readonly PhotoPlace[] }
  /** It stays where it is. */
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
 * What is done with each file of data/photos/new, by its name alone (docs/behaviour.md 22.7). `files` are
 * all paths in data/photos.
 */
export function planPhotos(files: readonly string[], places: readonly PhotoPlace[]): PhotoStep[] {
  const matcher = photoMatcher(places);
  const fresh = files
    .filter(isWaiting)
    .map((file) => ({ file, ending: photoNameParts(file).ending, found: matcher(file) }));
  return fresh.map(({ file, ending, found }): PhotoStep => {
    if (HEIC_ENDINGS.includes(ending)) return { file, kind: 'leave', message: HEIC };
    if (VIDEO.test(ending)) return { file, kind: 'leave', message: 'is a video: take a photo' };
    if (!isPictureEnding(ending)) return { file, kind: 'leave', message: NO_PICTURE };
    const [match, another] = found;
    if (!match) return { file, kind: 'ask', choices: likeliest(file, places) };
    if (another) return { file, kind: 'ask', choices: found.map(({ place }) => place) };
    const rival = fresh.find(
      (other) =>
        other.file !== file &&
        isPictureEnding(other.ending) &&
        other.found.length === 1 &&
        other.found[0]?.place === match.place &&
        other.found[0].nth === match.nth,
    );
    if (!rival) return { file, kind: 'move', match };
    const { id } = match.place;
    const message = `is a photo of ${id}, and so is ${nameOf(rival.file)}. Keep one of them, or name one ${id}-2 for a second picture`;
    return { file, kind: 'leave', message };
  });
}

/** What is said of a HEIC photo. */
export const HEIC = `is a HEIC photo, which browsers cannot show. ${HEIC_REMEDY}`;

/** The places that a file may be meant for: of a similar name, else those that await their photo. */
function likeliest(file: string, places: readonly PhotoPlace[]): PhotoPlace[] {
  const similar = isCameraName(photoNameParts(file).stem) ? [] : nearestPlaces(file, places);
  const awaited = places.filter((place) => place.awaited);
  return (similar.length > 0 ? similar : awaited).slice(0, MOST_CHOICES);
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
  const ending = photoNameParts(there).ending;
  const kept = (number: number) =>
    `${photoFolders.replaced}/${nameOf(withoutEnding(to))} ${today}${number > 1 ? ` (${number})` : ''}${ending}`;
  let number = 1;
  while (files.includes(kept(number))) number += 1;
  return { from: file, to, replaced: { from: there, to: kept(number) } };
}

/** What is said of a photo that no name fits. */
export function question(choices: readonly PhotoPlace[]): string {
  const ids = choices.map(({ id }) => `\`${id}\``);
  const names = ids.length > 0 ? `${ids.join(', ')} or another product's id` : "the product's id";
  return `belongs to no product by its name: rename it to ${names}, or type \`npm run photos\` and choose`;
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

function withoutEnding(file: string): string {
  return file.slice(0, file.length - photoNameParts(file).ending.length);
}
