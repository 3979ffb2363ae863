import type { ListedProduct, SearchIndex } from '@/lib/catalogue/catalogue-file';
import { availableSizes, isSoldOut } from '@/lib/catalogue/stock';
import { waysToMean } from './misspelling';
import { anyPrice, parseQuery, type Query } from './parse-query';
import { groupSizeKey, sizeKey, type Vocabulary, vocabularyOf } from './vocabulary';

export interface SearchResult {
  /** Best first, what is sold out last. */
  products: readonly ListedProduct[];
  /** Where nothing is found: the results without the size, the price or a word. */
  nearest: readonly ListedProduct[];
  /** What `nearest` is without, and the words that it is without. */
  without: 'size' | 'price' | 'word' | '';
  word: string;
  /** The sizes that the query names, as `sizesFound` reads them. */
  sizes: readonly string[];
}

/** More than all words of a query together weigh. */
const IN_STOCK = 1000;

/**
 * The products that a query finds: those with every word, in a size that is not
 * sold out, within the price. For a query without anything to find it finds nothing. Never throws.
 */
export function searchProducts(index: SearchIndex, query: string): SearchResult {
  const vocabulary = vocabularyOf(index);
  const asked = parseQuery(query, vocabulary);
  const find = (part?: Partial<Query>, loose = false) =>
    productsFor({ ...asked, ...part }, index, vocabulary, loose);
  let products = find();
  if (products.length === 0) products = find({}, true);
  const { terms, sizes } = asked;
  if (products.length > 0) return { products, nearest: [], without: '', word: '', sizes };
  const unknown = terms.filter((term) => weightsOf(term, vocabulary, true).size === 0);
  const wordsToLeaveOut = [unknown, ...terms.map((term) => [term])];
  const lesser: Lesser[] = [
    ['size', { sizes: [] }],
    ['price', anyPrice],
    ...wordsToLeaveOut.map(
      (left): Lesser => [
        'word',
        { terms: terms.filter((term) => !left.includes(term)) },
        left.join(' '),
      ],
    ),
  ];
  for (const [without, part, word = ''] of lesser) {
    const nearest = find(part);
    if (nearest.length > 0) return { products, nearest, without, word, sizes };
  }
  return { products, nearest: [], without: '', word: '', sizes };
}

/** The sizes of a product in stock that a search names: `sizes` of what it found. */
export function sizesFound(
  product: Pick<ListedProduct, 'sizes' | 'soldOutSizes' | 'sizeGroup'>,
  sizes: readonly string[],
): readonly string[] {
  return availableSizes(product).filter(
    (size) =>
      sizes.includes(sizeKey(size)) || sizes.includes(groupSizeKey(product.sizeGroup, size)),
  );
}

/** What is left out of a query, what it asks then, and the word that is left out. */
type Lesser = [without: SearchResult['without'], query: Partial<Query>, word?: string];

function productsFor(
  { terms, sizes, from, to }: Query,
  { products }: SearchIndex,
  vocabulary: Vocabulary,
  loose: boolean,
): ListedProduct[] {
  if (terms.length + sizes.length + from === 0 && to === anyPrice.to) return [];
  const weights = terms.map((term) => weightsOf(term, vocabulary, loose));
  /** How much all terms say of a product; undefined where one says nothing. */
  const weightOf = (product: ListedProduct, number: number) =>
    weights.every((one) => one.has(number))
      ? weights.reduce(
          (sum, one) => sum + (one.get(number) ?? 0),
          isSoldOut(product) ? 0 : IN_STOCK,
        )
      : undefined;
  return products
    .map((product, number) => ({ product, weight: weightOf(product, number) }))
    .filter(
      ({ product, weight }) =>
        weight !== undefined &&
        product.priceKes >= from &&
        product.priceKes <= to &&
        (sizes.length === 0 || sizesFound(product, sizes).length > 0),
    )
    .sort((one, other) => (other.weight ?? 0) - (one.weight ?? 0))
    .map(({ product }) => product);
}

/**
 * How much a term says of each product, by the product's number: in the first of the ways to mean a word
 * (./misspelling) that finds one. `loose`: in each of them.
 */
function weightsOf(term: string, { products, meanings }: Vocabulary, loose: boolean) {
  const weights = new Map<number, number>();
  for (const [way, isMeant] of waysToMean(term).entries()) {
    if (weights.size > 0 && !loose) break;
    const words = [...products.keys()].filter(isMeant);
    for (const [phrase, meant] of meanings) if (isMeant(phrase)) words.push(...meant);
    for (const word of words)
      for (const [number, weight] of products.get(word) ?? [])
        weights.set(number, Math.max(weights.get(number) ?? 0, weight / (way + 1)));
  }
  return weights;
}
