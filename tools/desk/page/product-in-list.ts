import type { ProductRecord } from '@/data/schema/product';
import { shownKes } from '@/lib/format/money';

/** The field of a product's form, in no module, with what the list of products says of it. */
export const LISTED = 'listed';

/** What the list of products says of one beside its name: 'KSh 2,800 · 2 sizes sold out'. */
export function listedOf({ priceKes, soldOut, sizesLeft = {} }: ProductRecord): string {
  const price = priceKes === undefined ? 'No price' : shownKes(priceKes);
  if (soldOut === true) return `${price} · Sold out`;
  const none = Object.keys(sizesLeft).filter((size) => sizesLeft[size] === 0);
  const { size } = new Set([...(soldOut || []), ...none]);
  if (size === 0) return price;
  return `${price} · ${size} ${size === 1 ? 'size' : 'sizes'} sold out`;
}
