import type { ListingGroup } from '@/data/schema/catalogue-lists';
import type { CategoryRecord } from '@/data/schema/category';
import type { ProductRecord } from '@/data/schema/product';
import type { Reviews } from '@/data/schema/reviews';
import type { Shop } from '@/data/schema/shop';
import type { SizeGuide } from '@/data/schema/size-guide';
import { ownersText } from '@/lib/format/owners-text';
import type { Picture } from '@/lib/pictures/picture';
import { fnv1a } from '@/lib/values/fnv1a';
import { MOST_PICTURES } from '@/lib/values/limits';
import type { Category } from './category';
import { reviewsOfProduct } from './customer-reviews';
import { priceStepsOf } from './price-steps';
import { type Product, type ProductView, productById, productsOf } from './product';
import { productPath } from './shop-paths';
import { guideOf, sizeNotes } from './size-guide';
import { isSoldOut, soldOutLast, stockOf } from './stock';

export interface CatalogueData {
  categories: readonly CategoryRecord[];
  sizeSets: Readonly<Record<string, readonly string[]>>;
  /** The ids of Today's Featured. */
  offers: readonly string[];
  /** The ids of More Featured Products. */
  featured: readonly string[];
  listingOrder: readonly ListingGroup[];
  sizeGuides?: readonly SizeGuide[];
  reviews?: Reviews;
  /** The days on which products last changed, 'YYYY-MM-DD', by their ids. Left out: not known. */
  updated?: Readonly<Record<string, string>>;
  wholesale?: Shop['wholesale'];
}

export interface Catalogue {
  /** Those with products. */
  categories: readonly Category[];
  /** In the order of a listing; those that are sold out last. */
  products: readonly Product[];
  /** Without what is sold out, as `featured` is. */
  offers: readonly Product[];
  featured: readonly Product[];
}

/** Pictures by what they show: a product's by its id and `furtherKey`, a tile's by `tileKey`. */
export type CataloguePictures = Readonly<Record<string, Picture>>;

/** The key in `CataloguePictures` of a product's further picture: 'brogue', 2 → 'brogue/2'. */
export function furtherKey(id: string, nth: number): string {
  return `${id}/${nth}`;
}

/** The key in `CataloguePictures` of a tile that has a scene: 'shoes' → 'scenes/shoes'. */
export function tileKey(tilePicture: string): string {
  return `scenes/${tilePicture}`;
}

/** The catalogue from its data, which the check has judged, and the pictures there are. */
export function buildCatalogue(data: CatalogueData, pictures: CataloguePictures = {}): Catalogue {
  const byCategory = data.categories.flatMap((category) =>
    category.products.map((record) => toProduct(record, category, data, pictures)),
  );
  const products = soldOutLast(inListingOrder(byCategory, data.listingOrder, data.offers));
  const inStock = (ids: readonly string[]) =>
    ids.map((id) => productById(id, products)).filter((product) => !isSoldOut(product));
  return {
    categories: data.categories
      .filter((category) => category.products.length > 0)
      .map((record) => toCategory(record, products, pictures)),
    products,
    offers: inStock(data.offers),
    featured: inStock(data.featured),
  };
}

/** The ids of the products whose record has no price: theirs are drawn. */
export function productsWithoutPrice(data: CatalogueData): string[] {
  return data.categories
    .flatMap(({ products }) => products)
    .filter(({ priceKes }) => priceKes === undefined)
    .map(({ id }) => id);
}

/** `products` are the shop's, those that are sold out last. */
function toCategory(
  record: CategoryRecord,
  products: readonly Product[],
  pictures: CataloguePictures,
): Category {
  const {
    products: records,
    tilePicture,
    wholesale: _wholesale,
    owners: _owners,
    description,
    ...category
  } = record;
  const tile = tilePicture
    ? pictures[tileKey(tilePicture)]
    : productsOf(category.id, products).find(({ picture }) => picture)?.picture;
  return {
    ...category,
    name: ownersText(record, 'name'),
    ...(description && {
      description: { ...ownersText(record, 'description'), text: description },
    }),
    count: records.length,
    ...(tile && { tile }),
  };
}

function toProduct(
  record: ProductRecord,
  category: CategoryRecord,
  data: CatalogueData,
  pictures: CataloguePictures,
): Product {
  const { soldOut: _soldOut, sizesLeft: _sizesLeft, wholesale: _wholesale, ...more } = record;
  const { rating, reviews, goesWith = [], ...facts } = more;
  const { id, name } = record;
  const picture = pictures[id];
  const priceKes = record.priceKes ?? drawnPriceKes(id);
  const priceSteps = priceStepsOf({ product: record, category, shop: data.wholesale }, priceKes);
  const sizes =
    typeof record.sizes === 'string' ? (data.sizeSets[record.sizes] ?? []) : record.sizes;
  const sizeGroup = typeof record.sizes === 'string' ? record.sizes : (record.sizeGuide ?? '');
  const guide = guideOf({ sizeGroup }, data.sizeGuides ?? []);
  const notes = sizeNotes(guide, sizes);
  const customerReviews = reviewsOfProduct(id, data.reviews ?? []);
  const isReadable = customerReviews.length > 0;
  return {
    ...facts,
    // A rating without a review that can be read is only a number.
    ...(isReadable && rating !== undefined && { rating }),
    ...(isReadable && reviews !== undefined && { reviews }),
    customerReviews,
    goesWith,
    originalName: record.originalName ?? name,
    folder: record.folder ?? category.folder,
    updated: data.updated?.[id] ?? '',
    path: productPath(category.id, id),
    priceKes,
    ...(priceSteps && { priceSteps }),
    sizes,
    hasOwnSizes: typeof record.sizes !== 'string',
    sizeGroup,
    ...(guide && { hasSizeGuide: true }),
    ...(notes && { sizeNotes: notes }),
    ...stockOf(record, sizes),
    category: category.name,
    categoryKey: category.id,
    ...(picture && { picture }),
    views: viewsOf(record, pictures),
  };
}

/** The further pictures of a product in the order of their numbers, each with what the record says of that number. */
function viewsOf({ id, views = [] }: ProductRecord, pictures: CataloguePictures): ProductView[] {
  return Array.from({ length: MOST_PICTURES - 1 }, (_, at) => at).flatMap((at) => {
    const picture = pictures[furtherKey(id, at + 2)];
    const shows = views[at];
    return picture ? [{ picture, ...(shows && { shows }) }] : [];
  });
}

/** A product without a price gets one from this range, in these steps, in shillings. */
const DRAWN_KES = { from: 1000, to: 3500, step: 50 } as const;

/**
 * The price in whole shillings of a product whose record has none. It is drawn
 * from a hash of the id, so every build and every page shows the same one.
 */
export function drawnPriceKes(productId: string): number {
  const { from, to, step } = DRAWN_KES;
  const choices = (to - from) / step + 1;
  return from + (fnv1a(productId) % choices) * step;
}

type Ordered = Pick<Product, 'id' | 'isBestSeller' | 'isNew'>;

/**
 * The products in the order of a listing: those of each group of `order` in turn, then the others.
 * Offers are in the order of `offers`, their ids; within all else the products keep their order.
 */
function inListingOrder<P extends Ordered>(
  products: readonly P[],
  order: readonly ListingGroup[],
  offers: readonly string[],
): readonly P[] {
  const groups: Readonly<Record<ListingGroup, () => readonly P[]>> = {
    offers: () => offers.flatMap((offer) => products.filter(({ id }) => id === offer)),
    'best sellers': () => products.filter(({ isBestSeller }) => isBestSeller),
    new: () => products.filter(({ isNew }) => isNew),
  };
  return [...new Set([...order.flatMap((group) => groups[group]()), ...products])];
}
