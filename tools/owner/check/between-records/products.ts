import type { ProductRecord } from '@/data/schema/product';
import { severalSizesMust, sizeRangeQuestion } from '@/data/schema/several-sizes';
import { discountPercent } from '@/lib/catalogue/discount';
import { cardPrefixes } from '@/lib/catalogue/shop-paths';
import { productFile } from '@/lib/data-modules/shop-files.build';
import { coloursOf } from '@/lib/finding/colour-family';
import { either, leftOut, literal, ref } from '@/lib/format/marks';
import { formatKes } from '@/lib/format/money';
import { readColours, swahiliColours } from '@/lib/format/written-words';
import { nearestName } from '@/lib/values/nearest-name';
import type { CheckedShop, Rule } from '@/tools/owner/check/checked-shop';
import { type Finding, stop, warn } from '@/tools/owner/check/finding';

/** A word that no id may be: further pages of a listing have it in their address, `/shop/page/2/`. */
export const RESERVED_ID = 'page';

/** From so many times the price on, an earlier price is doubtful. */
const MANY_TIMES = 6;

/** The mistakes in one product, by its fields. */
type Judge = (record: ProductRecord, shop: CheckedShop) => readonly (Said | false | undefined)[];

/** `value` is what is there in its place. */
type Said = readonly [field: keyof ProductRecord, must: string, value?: unknown];

/** In place of a value: the sentence is worth a look, and stops nothing. */
const QUESTION = Symbol('question');

const each =
  (judge: Judge): Rule =>
  (shop) =>
    shop.products.flatMap((record) =>
      judge(record, shop)
        .filter((said) => said !== undefined && said !== false)
        .map(([field, must, value]) => {
          const file = productFile(record.id);
          return value === QUESTION ? warn(file, [field], must) : stop(file, [field], must, value);
        }),
    );

const ids = each(({ id }) => [
  id === RESERVED_ID && ['id', `must be another word: "${id}" is used by the shop itself`],
  Object.values(cardPrefixes).some((prefix) => id.startsWith(prefix)) && [
    'id',
    `must not begin with ${literal(`"${cardPrefixes.page}"`)} or ${literal(`"${cardPrefixes.category}"`)}`,
  ],
]);

const categories = each(({ category }, shop) => {
  const known = [...new Set(shop.categories.map(({ id }) => id))];
  if (known.includes(category)) return [];
  const meant = nearestName(category, known);
  const help = meant ? `; did you mean "${meant}"?` : '';
  const others = !meant && known.length > 0 ? `, only ${known.join(', ')}` : '';
  const must = `must be ${either('the id of ', '')}a category: ${ref({ file: 'catalogue/categories.ts' })} has no "${category}"`;
  return [['category', must + others + help]];
});

/** The message about a product without a price, for every door. */
export const MISSING_PRICE = 'must be there: whole shillings, such as 1500';

const NO_PRICE = `must have the price now, ${ref({ field: 'priceKes' })}, beside it`;

const prices = each(({ priceKes, sample, originalPriceKes: earlier }) => {
  if (priceKes === undefined && !sample) {
    return [['priceKes', MISSING_PRICE]];
  }
  if (earlier === undefined) return [];
  if (priceKes === undefined) {
    return [['originalPriceKes', NO_PRICE]];
  }
  if (earlier <= priceKes) {
    return [['originalPriceKes', `must be above the price now, ${priceKes}`, earlier]];
  }
  if (discountPercent(priceKes, earlier) < 1) {
    return [['originalPriceKes', `must be 1 % above ${priceKes} or more`, earlier]];
  }
  if (earlier < MANY_TIMES * priceKes) return [];
  const question = `is ${formatKes(earlier)} right? The price now is ${formatKes(priceKes)}: a digit may be too many`;
  return [['originalPriceKes', question, QUESTION]];
});

/** A product's own steps fall, so the first says whether all cost less than one alone. */
const steps = each(({ priceKes, originalPriceKes, wholesale: [first] = [] }) => {
  if (!first) return [];
  if (priceKes === undefined) {
    const isSaid = originalPriceKes !== undefined;
    return [!isSaid && ['wholesale', NO_PRICE]];
  }
  const must = `must cost less than one alone, ${priceKes}`;
  return [first.priceKes >= priceKes && ['wholesale', must, first.priceKes]];
});

/** The rule for a field that needs another, missing field. */
export function withBeside(field: string): string {
  return `must have ${ref({ field })} beside it, or be ${leftOut}`;
}

const ratings = each(({ rating, reviews }) => {
  if ((rating === undefined) === (reviews === undefined)) return [];
  return rating === undefined
    ? [['reviews', withBeside('rating')]]
    : [['rating', withBeside('reviews')]];
});

const days = each(({ added = '' }, { surroundings: { today } }) => [
  added > today && ['added', `must be today, ${today}, or an earlier day`, added],
]);

/**
 * The intended word. A short word is two letters away from many others, so both must begin alike.
 */
export function likeliest(word: string, known: readonly string[]): string | undefined {
  const meant = nearestName(word, known);
  const begins = word.slice(0, 3).toLowerCase();
  return meant?.toLowerCase().startsWith(begins) ? meant : undefined;
}

const kinds = each(({ kind }, { googleCategories }) => {
  const known = Object.keys(googleCategories);
  if (known.includes(kind)) return [];
  const meant = likeliest(kind, known);
  const must = meant
    ? `must be ${literal(`"${meant}"`)} or another kind of ${ref({ file: 'merchant.ts' })}`
    : `must be one of ${known.join(', ')}`;
  return [['kind', must, kind]];
});

/** Pages in Kiswahili have their words for colours in data/kiswahili-names.ts. */
const colourWords = each(({ colour }) => {
  const isKiswahili = coloursOf({ colour }).some((one) => swahiliColours[one.toLowerCase()]);
  const must = `must be ${literal(`"${readColours(colour)}"`)}: the filter knows colours by their English words`;
  return [isKiswahili && ['colour', must, QUESTION]];
});

const sizes = each(({ sizes }, { sizeSets }) => {
  if (typeof sizes !== 'string') {
    const question = sizeRangeQuestion(sizes);
    return [question !== undefined && ['sizes', question, QUESTION]];
  }
  if (Object.hasOwn(sizeSets, sizes)) return [];
  const known = Object.keys(sizeSets);
  const meant = nearestName(sizes, known);
  const help = meant ? `; did you mean "${meant}"?` : '';
  return [['sizes', `must be one of ${known.join(', ')}, or a list of sizes${help}`, sizes]];
});

const stock = each(({ sizes, soldOut, sizesLeft = {} }, { sizeSets }) => {
  const known = typeof sizes === 'string' ? sizeSets[sizes] : sizes;
  if (!known) return [];
  const list = `of its sizes, ${known.map((size) => literal(`'${size}'`)).join(', ')}`;
  const named = Array.isArray(soldOut) ? (soldOut as readonly string[]) : [];
  const counted = named.find((size) => Number(sizesLeft[size]) > 0);
  return [
    !named.every((size) => known.includes(size)) && [
      'soldOut',
      `must be ${either('true', 'on')}, or a list ${list}`,
      soldOut,
    ],
    counted !== undefined && [
      'soldOut',
      `must be without ${literal(`'${counted}'`)} while ${ref({ field: 'sizesLeft' })} has ${sizesLeft[counted]} of it`,
      soldOut,
    ],
    !Object.keys(sizesLeft).every((size) => known.includes(size)) && [
      'sizesLeft',
      `must name only those ${list}`,
      sizesLeft,
    ],
  ];
});

const GUIDES = ref({ file: 'size-guide.ts' });

const guides = each(({ sizes, sizeGuide }, { sizeGuides }) => {
  if (sizeGuide === undefined) return [];
  if (typeof sizes === 'string') {
    return [
      ['sizeGuide', `must be ${leftOut} where ${ref({ field: 'sizes' })} is a size set`, sizeGuide],
    ];
  }
  const guide = sizeGuides.find(({ id }) => id === sizeGuide);
  if (guide) {
    const lacking = sizes.filter(
      (size) => !Object.hasOwn(guide.rows, size) && !severalSizesMust([size]),
    );
    const must = `must have a row for each size: ${GUIDES} ${sizeGuide} has none for ${lacking.join(', ')}`;
    return [lacking.length > 0 && ['sizeGuide', must]];
  }
  const known = [...new Set(sizeGuides.map(({ id }) => id))];
  const meant = nearestName(sizeGuide, known);
  const must =
    known.length > 0
      ? `must be ${known.map((id) => literal(`"${id}"`)).join(' or ')}`
      : `must be ${leftOut}`;
  const help = meant ? `; did you mean "${meant}"?` : '';
  return [['sizeGuide', `${must}: ${GUIDES} has no other guide${help}`, sizeGuide]];
});

const together = each(({ id, goesWith = [] }, { productIds }) =>
  goesWith.map((other, at) => {
    if (other === id) return ['goesWith', 'must name other products, not the product itself'];
    if (goesWith.indexOf(other) < at) return ['goesWith', `must name ${other} once`];
    if (productIds.includes(other)) return undefined;
    const meant = nearestName(other, productIds);
    const help = meant ? `; did you mean "${meant}"?` : '';
    return ['goesWith', `must be ${either('ids of ', '')}products: there is no "${other}"${help}`];
  }),
);

/** The letters of a name that have room: on a shelf card and in a picture for posts, on a pill and a tile. */
const MOST_LETTERS = { product: 60, category: 40 } as const;

/** A warning for a name that is cut somewhere; none for one that has room. */
function longName(file: string, path: Finding['path'], name: string, most: number): Finding[] {
  const { length } = [...name];
  if (length <= most) return [];
  const must = `must be ${most} letters at most, not ${length}: a longer name is cut in pictures, on cards and in search results`;
  return [warn(file, path, must)];
}

const longNames: Rule = (shop) =>
  shop.products.flatMap(({ id, name }) =>
    longName(productFile(id), ['name'], name, MOST_LETTERS.product),
  );

const longCategoryNames: Rule = ({ categories }) =>
  categories.flatMap(({ name }, at) =>
    longName('catalogue/categories.ts', [at, 'name'], name, MOST_LETTERS.category),
  );

/** A name is used once: an order names the product by it. */
const once: Rule = ({ products }) => {
  const named = new Map<string, string>();
  // Of two equal names in Kiswahili the translated one is reported, because its translation can be
  // changed.
  const isSaid = ({ owners }: ProductRecord) => Number(owners?.name !== undefined);
  return products
    .toSorted((a, b) => isSaid(a) - isSaid(b))
    .flatMap(({ id, name }): Finding[] => {
      const file = productFile(id);
      const key = name.trim().replace(/\s+/g, ' ').toLowerCase();
      const same = named.get(key);
      if (!same) {
        named.set(key, file);
        return [];
      }
      const must = `must be another name than that of ${ref({ file: same })}: an order names the product by it`;
      return [stop(file, ['name'], must)];
    });
};

/** A former address leads to one product, and is not a page's address today. */
const formerPaths: Rule = ({ products }) => {
  const taken = new Map(products.map(({ category, id }) => [`${category}/${id}`, id]));
  return products.flatMap(({ id, formerPaths = [] }) =>
    formerPaths.flatMap((path, at): Finding[] => {
      const other = taken.get(path);
      taken.set(path, id);
      const place = [productFile(id), ['formerPaths', at]] as const;
      if (path.split('/').includes(RESERVED_ID)) {
        return [
          stop(...place, `must not be "${path}": "${RESERVED_ID}" is used by the shop itself`),
        ];
      }
      return other ? [stop(...place, `must not be "${path}", an address of ${other}`)] : [];
    }),
  );
};

export const productRules: readonly Rule[] = [
  ids,
  once,
  categories,
  prices,
  steps,
  ratings,
  days,
  kinds,
  colourWords,
  sizes,
  stock,
  guides,
  together,
  formerPaths,
  longNames,
  longCategoryNames,
];
