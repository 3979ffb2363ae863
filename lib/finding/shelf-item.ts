import type { CardProduct } from '@/lib/catalogue/product';
import { availableSizes } from '@/lib/catalogue/stock';
import { capitalised } from '@/lib/format/fill-text';
import type { MarkedText } from '@/lib/format/owners-text';
import { filtersWords } from '@/words/filters';
import { type ColourFamilies, familiesOf } from './colour-family';
import { namesOfPages } from './names-of-pages';
import type { FacetId } from './page-address';
import { priceBand } from './price-bands';
import type { FacetValue } from './shelf-address';

/** What the filters read of a product. */
export interface ShelfProduct
  extends Pick<
    CardProduct,
    'id' | 'priceKes' | 'originalPriceKes' | 'sizes' | 'soldOutSizes' | 'categoryKey'
  > {
  /** The name of its size set or of its size guide; '' where it has its own list. */
  sizeGroup: string;
  /** The parts of its colour, the main one first. */
  colours: readonly string[];
  kind: string;
  /** The day it came into the shop, 'YYYY-MM-DD'. */
  added?: string | undefined;
  markedNew?: true;
}

/** A product with its values of each filter, worked out once. */
export interface ShelfItem<P> {
  product: P;
  values: Readonly<Record<FacetId, readonly FacetValue[]>>;
}

/** A product's values of each filter. A sold-out size is left out. */
export function toShelfItem<P extends ShelfProduct>(
  product: P,
  families: ColourFamilies,
): ShelfItem<P> {
  const { sizeGroup, kind, priceKes } = product;
  const band = priceBand(priceKes);
  return {
    product,
    values: {
      size: availableSizes(product).map((size) => ({
        value: sizeValue(sizeGroup, size),
        text: size,
        group: sizeGroup,
      })),
      price: [{ value: band, text: band }],
      colour: familiesOf(product.colours, families).map(({ value, label }) => ({
        value,
        ...named(nameIn(namesOfPages.colours, label), label),
      })),
      kind: [{ value: kind, ...kindName(kind) }],
    },
  };
}

/** A kind as it is shown: by the name that the owner or the words give it, else by its id in words. */
function kindName(kind: string): MarkedText {
  return named(nameIn(namesOfPages.kinds, kind) ?? nameIn(filtersWords.kinds, kind), inWords(kind));
}

/** A name in the language of the page, or else in English, of which it says so. */
function named(own: string | undefined, english: string): MarkedText {
  if (own !== undefined || !process.env.PAGES_LANGUAGE) return { text: own ?? english };
  return { text: english, lang: 'en' };
}

/** A group of sizes as it is shown, by the name that the owner gives it, else by its id in words. */
export function sizeGroupName(group: string): string {
  return nameIn(namesOfPages.sizes, group) ?? inWords(group);
}

function nameIn(table: Readonly<Record<string, string>> = {}, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** A size of a group as an address has it: 'shoes-42'. */
export function sizeValue(group: string, size: string): string {
  return group ? `${group}-${size}` : size;
}

/** A name with hyphens as it is shown: 'baby-outfits' → 'Baby outfits', 't-shirts' → 'T-shirts'. */
export function inWords(name: string): string {
  return capitalised(name.replace(/(\w\w)-/g, '$1 '));
}
