import { rankOf } from '@/data/schema/letter-sizes';
import type { ProductRecord } from '@/data/schema/product';
import { productFile } from '@/lib/data-modules/shop-files.build';
import { formatKes } from '@/lib/format/money';
import { shillingsIn } from '@/lib/format/written-money';
import type { CheckedShop, Rule } from '@/tools/owner/check/checked-shop';
import { warn } from '@/tools/owner/check/finding';
import { kindFinder } from './kind-in-name';

/* Products that are right by every rule and unlike the others: worth a look. */

/** So many times below the lowest of its category a price is odd. */
const MANY_TIMES = 10;
/** A category with fewer other products does not show what is usual. */
const LEAST_OTHERS = 2;

const othersOf = ({ id, category }: ProductRecord, { products }: CheckedShop) =>
  products.filter((other) => other.category === category && other.id !== id);

const lowPrices: Rule = (shop) =>
  shop.products.flatMap((record) => {
    const { priceKes = 0 } = record;
    const prices = othersOf(record, shop).flatMap(({ priceKes: other = [] }) => other);
    const lowest = Math.min(...prices);
    if (prices.length < LEAST_OTHERS || priceKes === 0 || priceKes * MANY_TIMES > lowest) return [];
    const question = `is ${formatKes(priceKes)} right? The others of its category cost ${formatKes(lowest)} or more`;
    return [warn(productFile(record.id), ['priceKes'], question)];
  });

/** The sort of goods that a kind is of: 'Apparel & Accessories > Shoes'; '' where nothing says it. */
function groupOf(kind: string | undefined, { googleCategories }: CheckedShop): string {
  const [top, sort] = (googleCategories[kind ?? ''] ?? '').split(' > ');
  return sort ? `${top} > ${sort}` : '';
}

const oddKinds: Rule = (shop) => {
  const kindIn = kindFinder(Object.keys(shop.googleCategories));
  return shop.products.flatMap((record) => {
    const { id, kind, ageGroup } = record;
    // Its name in English, in which kinds are found.
    const named = kindIn(record.owners?.name ?? record.name, ageGroup);
    const group = groupOf(kind, shop);
    const others = othersOf(record, shop).map((other) => groupOf(other.kind, shop));
    const isUsual =
      others.length < LEAST_OTHERS || [groupOf(named, shop), ...others].includes(group);
    if (group === '' || isUsual) return [];
    const meant = named && named !== kind ? `; is it ${named}?` : '';
    const question = `is ${kind} right? No other product of its category is of such a kind${meant}`;
    return [warn(productFile(id), ['kind'], question)];
  });
};

/** Kinds of shoes that are made in a few sizes as clothes are. */
const IN_LETTERS = ['slippers'];

const shoeSizes: Rule = (shop) =>
  shop.products.flatMap(({ id, kind, sizes: named }) => {
    const sizes = typeof named === 'string' ? (shop.sizeSets[named] ?? []) : named;
    const areShoes = /(?:^|> )Shoes$/.test(shop.googleCategories[kind] ?? '');
    const areLetters = sizes.length > 0 && sizes.every((size) => !Number.isNaN(rankOf(size)));
    if (!areShoes || !areLetters || IN_LETTERS.includes(kind)) return [];
    const question = `are ${sizes.join(' ')} its sizes? Shoes have numbers, such as 38 39 40`;
    return [warn(productFile(id), ['sizes'], question)];
  });

const TEXTS = ['name', 'description', 'alt'] as const;
const SUM =
  /(?:\b(?:ksh?s?|kes|shs?)[.:]?\s*\d[\d,]*|\b\d[\d,]*\s*(?:\/[=-]|(?:ksh?s?|kes|bob|shillings)\b))/gi;

/** A price in a text goes on when the price changes. */
const otherPrices: Rule = ({ products }) =>
  products.flatMap((record) => {
    const { id, priceKes, originalPriceKes, wholesale = [] } = record;
    const own = [priceKes, originalPriceKes, ...wholesale.map((step) => step.priceKes)];
    return TEXTS.flatMap((field) =>
      [...record[field].matchAll(SUM)]
        .map(([sum]) => shillingsIn(sum))
        .filter((sum) => sum !== undefined && !own.includes(sum))
        .map((sum = 0) =>
          warn(
            productFile(id),
            [field],
            `names ${formatKes(sum)}, which is not its price: leave prices to the field for them`,
          ),
        ),
    );
  });

export const oddProductRules: readonly Rule[] = [lowPrices, oddKinds, shoeSizes, otherPrices];
