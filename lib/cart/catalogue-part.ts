/**
 * A catalogue of more products than `PRODUCTS_IN_ONE_FILE` is in parts of about `PRODUCTS_IN_A_PART`, so
 * that a cart fetches what it needs (docs/behaviour.md 17.3).
 */
export const PRODUCTS_IN_ONE_FILE = 300;
export const PRODUCTS_IN_A_PART = 100;

/** The shape of the files; another number is another build's. */
export const CATALOGUE_VERSION = 1;

/** The address of the catalogue's first file, and its only one in a small shop. */
export const cataloguePath = '/catalogue.json';

/** A header of an answer that the phone had kept, as the shop was not reached (lib/offline). */
export const KEPT_HEADER = 'x-kept';

/** The address of a part. The number of parts is in it: another build's parts are not found. */
export function partPath(part: number, parts: number): `/${string}` {
  return `/catalogue/${parts}-${part}.json`;
}

/** The part, counted from 0, that has the product of this id. */
export function partOf(id: string, parts: number): number {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % parts;
}
