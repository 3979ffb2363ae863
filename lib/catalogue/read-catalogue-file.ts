import { isDay } from '@/lib/format/day';
import type { Picture } from '@/lib/pictures/picture';
import { highestKes } from '@/lib/values/limits';
import { asRecord, isPositiveInteger, isText, textOf } from '@/lib/values/unknown-values';
import {
  CATALOGUE_VERSION,
  type CatalogueFile,
  type ListedProduct,
  type PageFacts,
} from './catalogue-file';
import { readPriceSteps } from './price-steps';
import { productPath } from './shop-paths';
import { stockOf } from './stock';

/**
 * The catalogue's file (lib/finding/write-catalogue-file) from a parsed JSON text that may be anything:
 * what is valid of it. Null where it is no such file, or none of its products is valid.
 */
export function readCatalogueFile(value: unknown): CatalogueFile | null {
  const { v, date, words, categories, popular, pages, products: entries } = asRecord(value);
  if (v !== CATALOGUE_VERSION || !isDay(date) || !Array.isArray(entries)) return null;
  const products = entries.flatMap((entry) => readProduct(entry) ?? []);
  // Otherwise a file that is broken throughout would empty every cart and every shelf.
  if (products.length === 0) return null;
  const byId = new Map(products.map((product) => [product.id, product]));
  const ids = entries.map((entry) => asRecord(entry).id);
  // An entry without an id may be any product's.
  const isBroken = (id: string) => ids.includes(id) || !ids.every(isText);
  return {
    date,
    products,
    words: recordOf(words, isText),
    categories: textsOf(categories),
    popular: textsOf(popular),
    pages: Object.fromEntries(
      Object.entries(asRecord(pages)).map(([page, typed]) => [page, textsOf(typed)]),
    ),
    product: (id) => byId.get(id) ?? (isBroken(id) ? undefined : 'gone'),
  };
}

/** Undefined without a name, a place, sizes or a price; whatever else is not valid is left out. */
function readProduct(entry: unknown): ListedProduct | undefined {
  const fields = asRecord(entry);
  const { priceKes, originalPriceKes, added } = fields;
  const [id, name, category, categoryKey, kind] = [
    textOf(fields.id),
    textOf(fields.name),
    textOf(fields.category),
    textOf(fields.categoryKey),
    textOf(fields.kind),
  ];
  const sizes = textsOf(fields.sizes);
  if (!id || !name || !category || !categoryKey || !kind) return undefined;
  if (!isPrice(priceKes) || sizes.length === 0) return undefined;
  const priceSteps = readPriceSteps(fields.priceSteps, priceKes);
  const picture = readPicture(fields.picture, id);
  const { name: ownersName } = asRecord(fields.owners);
  const sizeNotes = recordOf(fields.sizeNotes, isText);
  const sizesLeft = recordOf(fields.sizesLeft, isPositiveInteger);
  return {
    id,
    name,
    path: productPath(categoryKey, id),
    priceKes,
    ...(isPrice(originalPriceKes) && { originalPriceKes }),
    ...(priceSteps && { priceSteps }),
    sizes,
    hasOwnSizes: fields.hasOwnSizes === true,
    sizeGroup: textOf(fields.sizeGroup),
    ...(fields.hasSizeGuide === true && { hasSizeGuide: true }),
    ...(Object.keys(sizeNotes).length > 0 && { sizeNotes }),
    ...stockOf({ soldOut: textsOf(fields.soldOutSizes), sizesLeft }, sizes),
    category,
    categoryKey,
    description: textOf(fields.description),
    alt: textOf(fields.alt),
    ...(picture && { picture }),
    ...(isText(ownersName) && { owners: { name: ownersName } }),
    kind: kind as ListedProduct['kind'],
    kindWords: textOf(fields.kindWords),
    colours: textsOf(fields.colours),
    ...(isDay(added) && { added }),
    ...(fields.markedNew === true && { markedNew: true }),
    is: textOf(fields.is),
    shows: textOf(fields.shows),
    page: readPageFacts(fields, picture?.colour),
  };
}

/** The views have the ground of the first picture, as on the page. */
function readPageFacts(fields: Record<string, unknown>, colour = ''): PageFacts {
  const { rating, reviews, drawn, material, fitText } = fields;
  const views = Array.isArray(fields.views) ? fields.views.map(asRecord) : [];
  return {
    ...(isRating(rating) && { rating }),
    ...(isPositiveInteger(reviews) && { reviews }),
    ...(drawn === true && { drawn }),
    ...(isText(material) && { material }),
    ...(isText(fitText) && { fitText }),
    views: views.flatMap(({ name, shows, ...facts }) => {
      const picture = isText(name) && readPicture({ ...facts, colour }, name);
      if (!picture) return [];
      return { picture: { ...picture, further: true as const }, ...(isText(shows) && { shows }) };
    }),
  };
}

/** The picture of a product; undefined where its files cannot be named. */
function readPicture(value: unknown, name: string): Picture | undefined {
  const { hash, colour, widths, aspect } = asRecord(value);
  const isWhole =
    isText(hash) && Array.isArray(widths) && widths.length > 0 && widths.every(isPositiveInteger);
  if (!isWhole || typeof aspect !== 'number') return undefined;
  return { name, hash, colour: textOf(colour), widths, aspect };
}

function isRating(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= 5;
}

function isPrice(value: unknown): value is number {
  return isPositiveInteger(value) && value <= highestKes;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isText) : [];
}

/** The fields of an object that hold such values. */
function recordOf<T>(value: unknown, isOne: (field: unknown) => field is T): Record<string, T> {
  const fields = Object.entries(asRecord(value));
  return Object.fromEntries(fields.filter((field): field is [string, T] => isOne(field[1])));
}
