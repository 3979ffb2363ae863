import type { Product } from '@/lib/catalogue/product';
import { FINDING_VERSION } from './finding-product';
import { wordsOf } from './text-words';

/** Words of a picture's text that say nothing of a product. */
const SILENT = new Set(
  'a an and at by for from in into its of on or the to two three with pair down front small wide thick'.split(
    ' ',
  ),
);

/**
 * The file of the finding index (docs/behaviour.md 30.1). ./parse-finding reads it: a product is a row,
 * and what many products share is in tables, which a row refers to by number. `products` are in the
 * order of the shop's listing.
 */
export function findingFile(
  products: readonly (Product & { sizeGroup?: string; added?: string })[],
): string {
  const categories = table<readonly [string, string]>();
  const sets = table<readonly [string, number, ...string[]]>();
  const kinds = table<string>();
  const colours = table<string>();
  const people = table<readonly [string, string]>();
  const pictures = table<readonly number[]>();
  const colourWords = new Set(products.flatMap(({ colour }) => wordsOf(colour)));

  const rows = products.map((product) => {
    const { id, name, priceKes, originalPriceKes = 0, picture, colour } = product;
    const known = new Set([...SILENT, ...colourWords, ...wordsOf(name)]);
    const shows = [...new Set(wordsOf(product.alt))].filter(
      (word) => word.length > 1 && !known.has(word),
    );
    const { soldOutSizes, sizesLeft, added, isNew } = product;
    const more = { soldOutSizes, sizesLeft, added, isNew };
    return [
      id,
      name,
      categories.at([product.categoryKey, product.category]),
      kinds.at(product.kind),
      people.at([product.gender, product.ageGroup]),
      sets.at([product.sizeGroup ?? '', sizesFlags(product), ...product.sizes]),
      colours.at(colour),
      priceKes,
      originalPriceKes,
      shows.join(' '),
      ...(picture ? [pictures.at([picture.aspect, ...picture.widths])] : [-1]),
      picture ? picture.hash + picture.colour : '',
      ...(Object.values(more).some((value) => value !== undefined) ? [more] : []),
    ];
  });
  return JSON.stringify({
    v: FINDING_VERSION,
    categories: categories.values,
    kinds: kinds.values,
    people: people.values,
    sets: sets.values,
    colours: colours.values,
    pictures: pictures.values,
    products: rows,
  });
}

/** 1 for own sizes, and 2 for sizes that have a guide. */
function sizesFlags({ hasOwnSizes, hasSizeGuide }: Product): number {
  return Number(hasOwnSizes) + (hasSizeGuide ? 2 : 0);
}

/** Values, each once, and the number of each. */
function table<T>() {
  const numbers = new Map<string, number>();
  const values: T[] = [];
  return {
    values,
    at(value: T): number {
      const key = JSON.stringify(value);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, values.length);
      return values.push(value) - 1;
    },
  };
}
