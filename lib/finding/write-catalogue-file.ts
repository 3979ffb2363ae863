import { googleCategories } from '@/data/merchant';
import type { SearchWords } from '@/data/schema/search-words';
import { CATALOGUE_VERSION } from '@/lib/catalogue/catalogue-file';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
import { type ColourFamilies, familyOf } from './colour-family';
import { queryMarks } from './parse-query';
import { wordsOf } from './text-words';

/** What the file of the catalogue has besides its products. */
interface FileFacts {
  /** The day of the build, '2026-11-22'. */
  date: string;
  words: SearchWords;
  families: ColourFamilies;
}

/**
 * The file of the catalogue that phones fetch, as JSON; lib/catalogue/read-catalogue-file reads it.
 * `products` are in the order of the shop's listing; of `words` it has those that mean something in this
 * shop.
 */
export function writeCatalogueFile(
  products: readonly Product[],
  { date, words, families }: FileFacts,
): string {
  const silent = new Set([
    ...[...words.notInPictures, ...words.skip].flatMap(wordsOf),
    ...products.flatMap(({ colour }) => wordsOf(colour)),
  ]);
  const listed = products.map((product) => {
    const { kind, added, isNew, rating, reviews, drawn } = product;
    const views = product.views.map(({ picture: { name, hash, widths, aspect }, shows }) => ({
      name,
      hash,
      widths,
      aspect,
      ...(shows && { shows }),
    }));
    const { path: _, description, alt, hasOwnSizes, picture, ...card } = toCardProduct(product);
    const { hash, colour, widths, aspect } = picture ?? {};
    const colours = product.colour.split('/').map((part) => part.trim());
    const known = new Set([...wordsOf(card.name), ...wordsOf(card.id)]);
    const shown = [...new Set(wordsOf(alt))].filter(
      (word) => word.length > 2 && !known.has(word) && !silent.has(word),
    );
    const [it, alsoIt] = peopleWords(product);
    return {
      ...card,
      ...(hasOwnSizes && { hasOwnSizes }),
      ...(picture && { picture: { hash, colour, widths, aspect } }),
      kind,
      kindWords: kindWords(kind, words),
      colours,
      ...(added && { added }),
      ...(isNew && { markedNew: true }),
      is: joined(
        it,
        ...colours.map((part) => familyOf(part, families)).filter((one) => !colours.includes(one)),
        card.originalPriceKes && 'offer',
        isNew && 'new',
      ),
      shows: joined(...shown, alsoIt),
      ...(rating !== undefined && { rating }),
      ...(reviews !== undefined && { reviews }),
      ...(drawn && { drawn }),
      ...(views.length > 0 && { views }),
    };
  });
  const used = new Set(
    listed.flatMap(({ name, id, category, sizeGroup, sizes, kindWords, colours, is, shows }) =>
      wordsOf(
        [name, id, category, sizeGroup, ...sizes, kindWords, ...colours, is, shows].join(' '),
      ),
    ),
  );
  return JSON.stringify({
    v: CATALOGUE_VERSION,
    date,
    words: meaningWords(words, used.add('offer').add('new')),
    products: listed,
  });
}

function joined(...parts: readonly unknown[]): string {
  return parts.filter(Boolean).join(' ');
}

/** What products of a kind are called: as the owner says, else as the kind and the end of its path are: 'boots Shoes'. */
function kindWords(kind: Product['kind'], { kinds }: SearchWords): string {
  const end = googleCategories[kind]?.split(' > ').at(-1);
  return (kinds[kind] ?? [kind, end]).join(' ');
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
  for (const [list, mark] of Object.entries(queryMarks))
    entries.push([mark, words[list as keyof typeof queryMarks]]);
  const phrase = (text: string) => wordsOf(text).join(' ');
  return Object.fromEntries(
    entries.map(([meant, typed]) => [meant, [...new Set(typed.map(phrase))].join()]),
  );
}
