import { googleCategories } from '@/data/merchant';
import type { Category } from '@/data/schema/category';
import type { KiswahiliNames } from '@/data/schema/kiswahili-names';
import type { SearchWords } from '@/data/schema/search-words';
import type { SizeGuides } from '@/data/schema/size-guide';
import { CATALOGUE_VERSION } from '@/lib/catalogue/catalogue-file';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
import { fitText } from '@/lib/catalogue/size-guide';
import { type ColourFamilies, coloursOf, familyOf } from './colour-family';
import { guideWords } from './guide-words';
import { queryMarks } from './parse-query';
import { phraseOf, wordsOf } from './text-words';
import { categoryWord, groupSizeKey } from './vocabulary';

/** What the file of the catalogue has besides its products. */
interface FileFacts {
  date: string;
  words: SearchWords;
  families: ColourFamilies;
  guides: SizeGuides;
  /** In the order of Home. */
  categories?: readonly Category[];
  /** What pages in Kiswahili call colours and kinds. */
  names?: KiswahiliNames;
}

/**
 * The file of the catalogue that phones fetch, as JSON; lib/catalogue/read-catalogue-file reads it.
 * `products` are in the order of the shop's listing; of `words` it has those that mean something in this
 * shop.
 */
export function writeCatalogueFile(
  products: readonly Product[],
  { date, words, families, guides, names = {}, categories = [] }: FileFacts,
): string {
  const colourWords = products.flatMap(({ colour }) => wordsOf(colour));
  const inKiswahili = colourWords.flatMap((word) => words.meanings[word] ?? []);
  const silent = new Set([
    ...[...words.notInPictures, ...words.skip, ...inKiswahili].flatMap(wordsOf),
    ...colourWords,
  ]);
  const listed = products.map((product) => {
    const { kind, added, isNew, rating, reviews, drawn, material, owners = {} } = product;
    const views = product.views.map(({ picture: { name, hash, widths, aspect }, shows }) => ({
      name,
      hash,
      widths,
      aspect,
      ...(shows && { shows }),
    }));
    const { path: _, hasOwnSizes, picture, ...card } = toCardProduct(product);
    const { hash, colour, widths, aspect } = picture ?? {};
    const colours = coloursOf(product);
    const known = new Set([card.name, card.id, owners.name ?? ''].flatMap(wordsOf));
    const shown = [...new Set([card.alt, owners.alt ?? ''].flatMap(wordsOf))].filter(
      (word) => word.length > 2 && !known.has(word) && !silent.has(word),
    );
    const [it, alsoIt] = peopleWords(product);
    const fit = fitText(product, guides);
    return {
      ...card,
      ...(hasOwnSizes && { hasOwnSizes }),
      ...(picture && { picture: { hash, colour, widths, aspect } }),
      kind,
      kindWords: joined(kindWords(kind, words), names.kinds?.[kind]),
      colours,
      ...(added && { added }),
      ...(isNew && { markedNew: true }),
      is: joined(
        it,
        ...colours.map((part) => familyOf(part, families)).filter((one) => !colours.includes(one)),
        card.originalPriceKes && 'offer',
        isNew && 'new',
        owners.name,
      ),
      shows: joined(...shown, alsoIt),
      ...(rating !== undefined && { rating }),
      ...(reviews !== undefined && { reviews }),
      ...(drawn && { drawn }),
      ...(material && { material }),
      ...(fit && { fitText: fit }),
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
    words: {
      ...meaningWords(words, used.add('offer').add('new'), names.colours),
      ...Object.fromEntries(
        categories.flatMap(({ id, owners }) =>
          owners?.name ? [[categoryWord(id), phraseOf(owners.name)]] : [],
        ),
      ),
      ...sizeWords(words, guides, listed),
    },
    categories: categories.map(({ id }) => id),
    popular: words.popular ?? [],
    pages: words.pages ?? {},
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
function meaningWords(
  { meanings, ...words }: SearchWords,
  used: ReadonlySet<string>,
  colours: KiswahiliNames['colours'] = {},
): Record<string, string> {
  const named = Object.entries(colours).map(([english, name]) => {
    const word = english.toLowerCase();
    return [word, [...(meanings[word] ?? []), name]] as const;
  });
  const entries = Object.entries({ ...meanings, ...Object.fromEntries(named) })
    .map(([meant, typed]) => [phraseOf(meant), typed] as const)
    .filter(([meant]) => used.has(meant));
  for (const [list, mark] of Object.entries(queryMarks))
    entries.push([mark, words[list as keyof typeof queryMarks]]);
  return Object.fromEntries(
    entries.map(([meant, typed]) => [meant, [...new Set(typed.map(phraseOf))].join()]),
  );
}

/** What is typed for a size of these products, by its group and size. */
function sizeWords(
  { sizes: others = {} }: SearchWords,
  guides: SizeGuides,
  products: readonly Pick<Product, 'sizeGroup' | 'sizes'>[],
): Record<string, string> {
  const own = new Set(
    products.flatMap(({ sizeGroup, sizes }) => sizes.map((size) => groupSizeKey(sizeGroup, size))),
  );
  const same = new Map(Object.entries(others).map(([text, typed]) => [phraseOf(text), typed]));
  const entries = [...guideWords(guides)]
    .filter(([size]) => own.has(size))
    .map(([size, typed]) => {
      const phrases = typed.map(phraseOf);
      const more = phrases.flatMap((one) => same.get(one) ?? []).map(phraseOf);
      return [size, [...new Set([...phrases, ...more])].join()];
    });
  return Object.fromEntries(entries);
}
