import { googleCategories } from '@/data/merchant';
import type { SearchWords } from '@/data/types';
import type { Product } from '@/lib/catalogue/product';
import { DAY_MS } from '@/lib/format/kenyan-time';
import { shortColour } from '@/lib/pictures/picture';
import { type ColourFamilies, familyOf } from './colour-family';
import { FINDING_VERSION, findingMarks } from './finding-product';
import { wordsOf } from './text-words';

/**
 * The file of the finding index (docs/behaviour.md 30.1). ./parse-finding reads it: a product is a row,
 * and what many products share is in tables, which a row refers to by number. `products` are in the
 * order of the shop's listing; of `words` it has those that mean something in this shop.
 */
export function findingFile(
  products: readonly Product[],
  words: SearchWords,
  families: ColourFamilies,
): string {
  const categories = table<readonly [id: string, name: string]>();
  const sets = table<readonly [group: string, flags: number, ...sizes: string[]]>();
  const kinds = table<readonly [kind: string, words: string]>();
  const colours = table<readonly [colours: string, families: string]>();
  const people = table<readonly [it: string, alsoIt: string]>();
  const shapes = table<readonly [aspect: number, ...widths: number[]]>();
  const silent = new Set([
    ...[...words.notInPictures, ...words.skip].flatMap(wordsOf),
    ...products.flatMap(({ colour }) => wordsOf(colour)),
  ]);

  const rows = products.map((product) => {
    const { id, name, priceKes, originalPriceKes = 0, picture, colour, kind } = product;
    const known = new Set([...wordsOf(name), ...wordsOf(id)]);
    const shows = [...new Set(wordsOf(product.alt))].filter(
      (word) => word.length > 2 && !known.has(word) && !silent.has(word),
    );
    const { soldOutSizes, sizesLeft, added, isNew } = product;
    const more = { soldOutSizes, sizesLeft, isNew };
    const parts = colour.split('/').map((part) => part.trim());
    return [
      id,
      name,
      categories.at([product.categoryKey, product.category]),
      kinds.at([kind, kindWords(kind, words)]),
      people.at(peopleWords(product)),
      sets.at([product.sizeGroup, sizesFlags(product), ...product.sizes]),
      colours.at([
        parts.join('/'),
        parts
          .map((part) => familyOf(part, families))
          .filter((family) => !parts.includes(family))
          .join(' '),
      ]),
      priceKes,
      originalPriceKes,
      shows.join(' '),
      picture ? shapes.at([picture.aspect, ...picture.widths]) : -1,
      picture ? picture.hash + shortColour(picture.colour) : '',
      added ? daysSince2000(added) : 0,
      ...(Object.values(more).some((value) => value !== undefined) ? [more] : []),
    ];
  });
  const tables = {
    categories: categories.values,
    kinds: kinds.values,
    people: people.values,
    sets: sets.values,
    colours: colours.values,
    shapes: shapes.values,
  };
  const used = new Set(wordsOf(`offer new ${JSON.stringify([tables, rows])}`));
  return JSON.stringify({
    v: FINDING_VERSION,
    ...tables,
    words: meaningWords(words, used),
    products: rows,
  });
}

/** What products of a kind are called: as the owner says, else as the kind and the end of its path are: 'boots Shoes'. */
function kindWords(kind: Product['kind'], { kinds }: SearchWords): string {
  const end = googleCategories[kind].split(' > ').at(-1);
  return (kinds[kind] ?? [kind, end]).join(' ');
}

function daysSince2000(day: string): number {
  return (Date.parse(day) - Date.UTC(2000)) / DAY_MS;
}

/** For whom a product is: the words that say it of it, and those that say it of others too. */
function peopleWords({ gender, ageGroup }: Pick<Product, 'gender' | 'ageGroup'>): [string, string] {
  const [male, female] = ageGroup === 'adult' ? ['men', 'women'] : ['boys', 'girls'];
  const kids = ageGroup === 'adult' ? '' : 'kids';
  if (gender === 'unisex') return [kids, `${male} ${female}`];
  return [`${kids} ${gender === 'male' ? male : female}`.trim(), ''];
}

/** What is typed, by what is meant by it: a word in `used`, or a mark. */
function meaningWords(words: SearchWords, used: ReadonlySet<string>): Record<string, string> {
  const entries = Object.entries(words.meanings)
    .map(([meant, typed]) => [wordsOf(meant).join(' '), typed] as const)
    .filter(([meant]) => used.has(meant));
  for (const [list, mark] of Object.entries(findingMarks))
    entries.push([mark, words[list as keyof typeof findingMarks]]);
  const phrase = (text: string) => wordsOf(text).join(' ');
  return Object.fromEntries(
    entries.map(([meant, typed]) => [meant, [...new Set(typed.map(phrase))].join()]),
  );
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
