import { numberedPhoto } from '@/lib/catalogue/photo-names';
import { MOST_PICTURES } from '@/lib/values/most-pictures';

/** What a product's form holds and its module does not: new photos, and the picture in the desk's list. */
export const PHOTOS = 'newPhotos';
export const PICTURE = 'listPicture';

/** The list's picture of a product that was not saved yet. */
export const NOT_SAVED_YET = 'not saved yet';

/** A product's form as its module holds it: a new product awaits its picture, until the publish has a photo. */
export function withoutPhotos(form: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { [PHOTOS]: photos, [PICTURE]: picture, ...rest } = form;
  return picture === NOT_SAVED_YET ? { ...rest, pictureAwaited: true } : rest;
}

/** Photos that are saved with the form, by their number in the shop: 1 for the product's picture. */
export type NewPhotos = ReadonlyMap<number, string>;

/**
 * The new photos in a form's value: the addresses of those that are not saved yet. The desk writes the path
 * of one in its place when it is saved.
 */
export function readNewPhotos(value: unknown): NewPhotos {
  const photos = typeof value === 'string' && value !== '' ? JSON.parse(value) : {};
  const unsaved = Object.entries(photos as Record<string, string>).filter(([, address]) => {
    return address.startsWith('blob:');
  });
  return new Map(unsaved.map(([nth, address]) => [Number(nth), address]));
}

/** The form's value for new photos. */
export function writeNewPhotos(photos: NewPhotos): string {
  return photos.size === 0 ? '' : JSON.stringify(Object.fromEntries(photos));
}

/** A file of the repository that waits for the publish, as the desk knows it. */
export interface SavedFile {
  path: string;
  /** Where the browser has it at hand. */
  url?: string;
}

/** The photos of a product that are saved and wait for the publish, by their number; of several the last. */
export function waitingPhotos(
  files: readonly SavedFile[],
  id: string,
): ReadonlyMap<number, SavedFile> {
  const waiting = files.flatMap((file) => {
    const photo = numberedPhoto(file.path.replace(/^data\/photos\//, ''));
    return photo?.id === id ? [{ ...photo, file }] : [];
  });
  waiting.sort((a, b) => a.take - b.take);
  return new Map(waiting.map(({ nth, file }) => [nth, file]));
}

/** What a product's record says of its pictures. */
export interface PictureFacts {
  drawn?: boolean | undefined;
  pictureAwaited?: boolean | undefined;
  views?: readonly string[] | undefined;
}

/** How many own photos a product has in the shop at least, by its record: drawn pictures leave with the first. */
export function photosInShop({ drawn, pictureAwaited, views = [] }: PictureFacts): number {
  return drawn || pictureAwaited ? 0 : 1 + views.length;
}

/** The number of the next photo to add; undefined where a product has all that it can have. */
export function nextNumber(inShop: number, more: Iterable<number>): number | undefined {
  const taken = new Set(more);
  return Array.from({ length: MOST_PICTURES }, (_, at) => at + 1).find(
    (nth) => nth > inShop && !taken.has(nth),
  );
}
