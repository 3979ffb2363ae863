import type { CategoryRecord, DeliveryArea, ProductRecord, Promotion } from '@/data/types';

/** The fields that a record may have. TypeScript refuses a list that differs from its type. */
export const categoryFields = {
  id: true,
  name: true,
  folder: true,
  description: true,
  onHome: true,
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
  sizes: true,
  soldOut: true,
  sizesLeft: true,
  description: true,
  alt: true,
  pictureAwaited: true,
  drawn: true,
  formerPaths: true,
  ageGroup: true,
  gender: true,
  colour: true,
  kind: true,
  updated: true,
} satisfies Record<keyof ProductRecord, true>;

export const promotionFields = {
  productId: true,
  originalPriceKes: true,
  rating: true,
  reviews: true,
  isNew: true,
  isBestSeller: true,
} satisfies Record<keyof Promotion, true>;

export const deliveryAreaFields = {
  name: true,
  feeKes: true,
  means: true,
  time: true,
  payOnDelivery: true,
  pickUp: true,
  anyTown: true,
  sample: true,
} satisfies Record<keyof DeliveryArea, true>;

/**
 * The fields of a record that are not among `fields`, each with what it must be. An optional field that
 * is misspelt would otherwise be left out in silence (docs/behaviour.md 15.10).
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

/** The name that differs from `name` in its capitals or in two letters at most, or that it begins. */
function nearestName(name: string, names: readonly string[]): string | undefined {
  const small = name.toLowerCase();
  return (
    [0, 1, 2]
      .map((edits) => names.find((other) => isWithin(edits, small, other.toLowerCase())))
      .find((other) => other !== undefined) ??
    names.find((other) => other.toLowerCase().startsWith(small))
  );
}

/** Whether `a` becomes `b` with at most `edits` letters added, left out or changed. */
function isWithin(edits: number, a: string, b: string): boolean {
  if (a === '' || b === '') return a.length + b.length <= edits;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return isWithin(edits, restA, restB);
  const left = edits - 1;
  return (
    edits > 0 &&
    (isWithin(left, restA, b) || isWithin(left, a, restB) || isWithin(left, restA, restB))
  );
}
