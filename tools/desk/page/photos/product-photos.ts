import { numberedPhoto } from '@/lib/catalogue/photo-names';
import { MOST_PICTURES } from '@/lib/values/limits';
import { pictureAddress } from './picture-address';

/**
 * The fields of a product's form that its module does not have: new photos, and the picture in the
 * desk's list.
 */
export const PHOTOS = 'newPhotos';
export const PICTURE = 'listPicture';

/** The address of the picture that the desk's list shows of a product's record; empty without one. */
export function listPicture(record: object): string {
  const { id = '' } = record as { id?: string };
  return pictureAddress(id, 1) ?? '';
}

/** A product's form without what its module does not hold. */
export function withoutPhotos(form: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { [PHOTOS]: photos, [PICTURE]: picture, ...rest } = form;
  return rest;
}

/** Photos that are not saved yet, by their number in the shop: 1 for the product's picture. */
type NewPhotos = ReadonlyMap<number, string>;

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

/** A form's value with a new photo, or without the former photo of this number. */
export function withPhoto(value: unknown, nth: number, address: string | undefined): string {
  const photos = new Map(readNewPhotos(value));
  if (address) photos.set(nth, address);
  else photos.delete(nth);
  return photos.size === 0 ? '' : JSON.stringify(Object.fromEntries(photos));
}

/** A file of the repository that waits for the publish, as the desk knows it. */
export interface SavedFile {
  path: string;
  /** Where the browser has it at hand. */
  url?: string;
}

/** The facts about pictures in a product's record. */
export interface PictureFacts {
  drawn?: boolean;
  views?: readonly string[];
}

/** A product as its form knows it. */
export interface Product {
  /** Empty before it is saved. */
  id: string;
  facts: PictureFacts;
  /** All photos of the repository that wait for the publish. */
  files: readonly SavedFile[];
  /** How many pictures were found in the shop: a record need not have a text for each, or any picture. */
  found?: number;
}

export interface ProductPhoto {
  /** 1 for the product's picture, 2 and more for a further one. */
  nth: number;
  /** Left out where the browser has no picture of it. */
  address?: string;
  state: 'new' | 'waiting' | 'drawn' | 'shown';
}

/**
 * The photos of a product by their numbers. Under each number the newest is given; drawn pictures leave the
 * shop with the first photo.
 */
export function photosOf(product: Product, added: NewPhotos): ProductPhoto[] {
  const { id, facts, files } = product;
  const waiting = waitingPhotos(files, id);
  const isDrawn = facts.drawn === true;
  const inShop = picturesInShop(product);
  const photos = new Map<number, ProductPhoto>();
  if (!isDrawn || !(added.has(1) || waiting.has(1))) {
    for (let nth = 1; nth <= inShop; nth += 1) {
      photos.set(nth, photo(nth, isDrawn ? 'drawn' : 'shown', pictureAddress(id, nth)));
    }
  }
  for (const [nth, { url }] of waiting) photos.set(nth, photo(nth, 'waiting', url));
  for (const [nth, address] of added) photos.set(nth, photo(nth, 'new', address));
  return [...photos.values()].sort((a, b) => a.nth - b.nth);
}

/**
 * How many pictures the shop has of a product; never more than it can have. Before anything was looked for it
 * has one, and those that its record has texts for.
 */
export function picturesInShop({ id, facts, found = 1 }: Product): number {
  if (id === '' || found === 0) return 0;
  return Math.min(Math.max(found, 1 + (facts.views?.length ?? 0)), MOST_PICTURES);
}

function photo(
  nth: number,
  state: ProductPhoto['state'],
  address: string | undefined,
): ProductPhoto {
  return { nth, state, ...(address && { address }) };
}

/** The photos of a product that are saved and wait for the publish; of several under one number the last. */
function waitingPhotos(files: readonly SavedFile[], id: string): ReadonlyMap<number, SavedFile> {
  const waiting = files.flatMap((file) => {
    const numbered = numberedPhoto(file.path.replace(/^data\/photos\//, ''));
    return numbered?.id === id ? [{ ...numbered, file }] : [];
  });
  waiting.sort((a, b) => a.take - b.take);
  return new Map(waiting.map(({ nth, file }) => [nth, file]));
}

/** The number of the next photo to add; undefined where a product has all that it can have. */
export function nextNumber(photos: readonly ProductPhoto[]): number | undefined {
  const own = photos.filter(({ state }) => state !== 'drawn').map(({ nth }) => nth);
  return Array.from({ length: MOST_PICTURES }, (_, at) => at + 1).find((nth) => !own.includes(nth));
}
