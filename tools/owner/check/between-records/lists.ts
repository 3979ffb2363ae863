import { PRODUCT_ID } from '@/data/schema/catalogue-lists';
import { sizeRangeQuestion } from '@/data/schema/several-sizes';
import type { ValuePath } from '@/lib/data-modules/read-module';
import { nearestName } from '@/lib/values/nearest-name';
import type { Rule } from '@/tools/owner/check/checked-shop';
import { type Finding, stop, warn } from '@/tools/owner/check/finding';
import { RESERVED_ID } from './products';

const LIST = 'catalogue/categories.ts';

/** The entries that repeat an earlier entry of a list, with the rule for them. */
export function repeated(
  file: string,
  values: readonly string[],
  must: (value: string) => string,
  pathOf: (at: number) => ValuePath = (at) => [at],
): Finding[] {
  return values.flatMap((value, at) =>
    values.indexOf(value) < at ? [stop(file, pathOf(at), must(value))] : [],
  );
}

const categories: Rule = ({ categories }) => {
  const ids = categories.map(({ id }) => id);
  return [
    ...repeated(
      LIST,
      ids,
      () => 'must be used once',
      (at) => [at, 'id'],
    ),
    ...ids.flatMap((id, at) =>
      id === RESERVED_ID
        ? [stop(LIST, [at, 'id'], `must be another word: "${id}" is used by the shop itself`)]
        : [],
    ),
  ];
};

/** How the first products come into a shop. */
export const FIRST_PRODUCTS =
  'type `npm run sheet:write -- shop.xlsx`, fill in a row for each product, then type `npm run sheet:read -- shop.xlsx` (docs/owner/sheet.md)';

/** An empty shop passes the check, and has nothing to build pages from. */
const noProducts: Rule = ({ everyProduct }) =>
  everyProduct.length === 0
    ? [
        warn(
          'catalogue',
          [],
          `has no product yet, and no pages are built before it has one: ${FIRST_PRODUCTS}`,
        ),
      ]
    : [];

/** Offers and featured products are there, each once. */
function promoted(file: string, ids: readonly string[], known: readonly string[]) {
  return [
    ...repeated(file, ids, () => 'must be in this list once'),
    ...ids.flatMap((id, at): Finding[] => {
      if (known.includes(id)) return [];
      const meant = nearestName(id, known);
      const must = `${PRODUCT_ID}${meant ? `; did you mean "${meant}"?` : ''}`;
      return [stop(file, [at], must, id)];
    }),
  ];
}

const offers: Rule = ({ offers, productIds }) =>
  promoted('catalogue/offers.ts', offers, productIds);

const featured: Rule = ({ featured, productIds }) =>
  promoted('catalogue/featured.ts', featured, productIds);

const order: Rule = ({ listingOrder }) =>
  repeated('catalogue/order.ts', listingOrder, () => 'must be in this list once');

const sizeSets: Rule = ({ sizeSets }) =>
  Object.entries(sizeSets).flatMap(([name, sizes]) => {
    const question = sizeRangeQuestion(sizes);
    return question ? [warn('catalogue/size-sets.ts', [name], question)] : [];
  });

export const listRules: readonly Rule[] = [
  noProducts,
  categories,
  offers,
  featured,
  order,
  sizeSets,
];
