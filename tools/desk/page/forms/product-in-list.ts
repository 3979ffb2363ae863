import type { ProductRecord } from '@/data/schema/product';
import { shownKes } from '@/lib/format/money';

/** The field of a product's form, in no module, with what the list of products says of it. */
export const LISTED = 'listed';

/**
 * The field, in no module, by which the list is sorted by the day that products came. By this name the
 * package calls the order 'old to new'.
 */
export const DATE = 'date';

/** The field, in no module, by which the list is sorted by price: as the package sorts texts, with zeros in front. */
export const PRICE_ORDER = 'priceOrder';

const DIGITS = 9;

/** The fields of a product's form for the list of products. */
export function fieldsOfList(record: ProductRecord): Record<string, string> {
  const { added, priceKes = 0 } = record;
  return {
    [LISTED]: listedOf(record),
    [PRICE_ORDER]: String(priceKes).padStart(DIGITS, '0'),
    ...(added && { [DATE]: added }),
  };
}

/** A form without what it has for the list. */
export function withoutFieldsOfList(form: Readonly<Record<string, unknown>>) {
  const { [LISTED]: _listed, [PRICE_ORDER]: _order, [DATE]: _date, ...fields } = form;
  return fields;
}

/** The text beside a product's name in the list of products: 'KSh 2,800 · 2 sizes sold out'. */
function listedOf({ priceKes, soldOut, sizesLeft = {} }: ProductRecord): string {
  const price = priceKes === undefined ? 'No price' : shownKes(priceKes);
  if (soldOut === true) return `${price} · Sold out`;
  const none = Object.keys(sizesLeft).filter((size) => sizesLeft[size] === 0);
  const { size } = new Set([...(soldOut || []), ...none]);
  if (size === 0) return price;
  return `${price} · ${size} ${size === 1 ? 'size' : 'sizes'} sold out`;
}
