import type { CategoryRecord, ProductRecord } from '@/data/types';
import { nearestName } from '@/lib/format/nearest-name';

/**
 * The fields of a record in the order in which they are written. TypeScript refuses a list that
 * differs from its type.
 */
export const categoryFields = {
  id: true,
  name: true,
  folder: true,
  description: true,
  tilePicture: true,
  appShortcut: true,
  products: true,
} satisfies Record<keyof CategoryRecord, true>;

export const productFields = {
  id: true,
  name: true,
  originalName: true,
  folder: true,
  priceKes: true,
  samplePrice: true,
  originalPriceKes: true,
  sizes: true,
  sizeGuide: true,
  fit: true,
  soldOut: true,
  sizesLeft: true,
  description: true,
  material: true,
  care: true,
  madeIn: true,
  sampleFacts: true,
  alt: true,
  views: true,
  pictureAwaited: true,
  drawn: true,
  rating: true,
  reviews: true,
  sampleRating: true,
  isNew: true,
  isBestSeller: true,
  formerPaths: true,
  ageGroup: true,
  gender: true,
  colour: true,
  kind: true,
  added: true,
  updated: true,
} satisfies Record<keyof ProductRecord, true>;

/**
 * The fields that a record has under a name that is misspelt, by the name that is meant: of what is there
 * nothing is said to be missing.
 */
export function misspeltFields(
  record: object,
  fields: Readonly<Record<string, true>>,
): (string | undefined)[] {
  return Object.keys(record)
    .filter((field) => !Object.hasOwn(fields, field))
    .map((field) => nearestName(field, Object.keys(fields)));
}

/**
 * The fields of a record that are not among `fields`, each with what it must be. An optional field that
 * is misspelt would otherwise be left out in silence.
 */
export function unknownFieldIssues(
  record: object,
  fields: Readonly<Record<string, true>>,
): [field: string, must: string][] {
  return Object.keys(record)
    .filter((field) => !Object.hasOwn(fields, field))
    .map((field) => {
      const meant = nearestName(field, Object.keys(fields));
      const help = meant ? `; did you mean "${meant}"?` : `: ${Object.keys(fields).join(', ')}`;
      return [field, `must be a field the shop knows${help}`];
    });
}
