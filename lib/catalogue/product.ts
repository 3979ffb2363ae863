import type { ProductRecord } from '@/data/schema/product';
import type { Review } from '@/data/schema/reviews';
import type { Picture } from '@/lib/pictures/picture';
import type { PriceSteps } from './price-steps';
import type { Stock } from './stock';

/** A product with all that the build knows of it, for pages, feeds and search engines. */
export interface Product
  extends Omit<
      ProductRecord,
      | 'category'
      | 'goesWith'
      | 'pictureAwaited'
      | 'soldOut'
      | 'sizesLeft'
      | 'updated'
      | 'views'
      | 'wholesale'
    >,
    Stock {
  originalName: string;
  folder: string;
  /** Its page's address inside the shop. */
  path: `/${string}`;
  /** The day it last changed, 'YYYY-MM-DD'; '' where that is not known. */
  updated: string;
  priceKes: number;
  /** Its own prices by quantity, else those of its category or the shop. */
  priceSteps?: PriceSteps;
  sizes: readonly string[];
  /** Its own list of sizes, not a size set: a card shows all of it. */
  hasOwnSizes: boolean;
  /** What its sizes belong to: the size set's name, else its size guide, else ''. */
  sizeGroup: string;
  hasSizeGuide?: true;
  /** What its size guide says under a size: { '22': '12–18 months' }. */
  sizeNotes?: Readonly<Record<string, string>>;
  /** The category's name. */
  category: string;
  /** The category's id. */
  categoryKey: string;
  /** Left out while it has no photo. */
  picture?: Picture;
  /** What customers said of it. Without any it has no rating. */
  customerReviews: readonly Review[];
  /** The ids of what is worn with it. */
  goesWith: readonly string[];
  /** Its further pictures, for its own page. */
  views: readonly ProductView[];
}

export interface ProductView {
  picture: Picture;
  /** What it shows, where the record says so: 'from the side'. */
  shows?: string;
}

/** What travels to the phone for a product: all that a card, the product dialog and an order need. */
export interface CardProduct
  extends Pick<
    Product,
    | 'id'
    | 'name'
    | 'path'
    | 'priceKes'
    | 'originalPriceKes'
    | 'priceSteps'
    | 'sizes'
    | 'hasOwnSizes'
    | 'sizeGroup'
    | 'hasSizeGuide'
    | 'sizeNotes'
    | 'soldOutSizes'
    | 'sizesLeft'
    | 'category'
    | 'categoryKey'
    | 'description'
    | 'alt'
    | 'picture'
  > {
  /** Its name in English, where `name` is in another language. */
  owners?: { readonly name?: string };
  /** Never set. It stops a whole `Product`, which has it, from being passed to a client component. */
  updated?: never;
}

/**
 * A product on the page of another: what of its card stays the same when its price or its stock changes, so that
 * this page does too.
 */
export interface NamedProduct
  extends Pick<CardProduct, 'id' | 'name' | 'path' | 'categoryKey' | 'picture' | 'owners'> {
  /** Never set: it is fetched. */
  priceKes?: never;
}

/** What an offer or a featured product shows besides: its rating and its label, where it has them. */
export interface PromotedCardProduct
  extends CardProduct,
    Pick<Product, 'rating' | 'reviews' | 'isNew' | 'isBestSeller'> {
  /** Its texts in English, where they are in another language. */
  owners?: { readonly name?: string; readonly description?: string };
}

/** The part of a product that travels to the phone: used wherever the build hands products to a client component. */
export function toCardProduct(product: Product): CardProduct {
  const { id, name, path, priceKes, originalPriceKes, sizes, hasOwnSizes, sizeGroup } = product;
  const { soldOutSizes, sizesLeft, category, categoryKey, description, alt, picture, owners } =
    product;
  return {
    id,
    name,
    path,
    priceKes,
    ...(originalPriceKes !== undefined && { originalPriceKes }),
    ...(product.priceSteps && { priceSteps: product.priceSteps }),
    sizes,
    hasOwnSizes,
    sizeGroup,
    ...(product.hasSizeGuide && { hasSizeGuide: true }),
    ...(product.sizeNotes && { sizeNotes: product.sizeNotes }),
    ...(soldOutSizes && { soldOutSizes }),
    ...(sizesLeft && { sizesLeft }),
    category,
    categoryKey,
    description,
    alt,
    ...(picture && { picture }),
    ...(owners?.name && { owners: { name: owners.name } }),
  };
}

/** The part of a product that the page of another holds. */
export function toNamedProduct({
  id,
  name,
  path,
  categoryKey,
  picture,
  owners,
}: Product): NamedProduct {
  return {
    id,
    name,
    path,
    categoryKey,
    ...(picture && { picture }),
    ...(owners?.name && { owners: { name: owners.name } }),
  };
}

/** The same of an offer or a featured product, with its rating and its label. */
export function toPromotedCardProduct(product: Product): PromotedCardProduct {
  const { rating, reviews, isNew, isBestSeller } = product;
  const card = toCardProduct(product);
  const description = product.owners?.description;
  return {
    ...card,
    ...(description && { owners: { ...card.owners, description } }),
    ...(rating !== undefined && { rating }),
    ...(reviews !== undefined && { reviews }),
    ...(isNew && { isNew }),
    ...(isBestSeller && { isBestSeller }),
  };
}

/** The product with an id. Throws for an id that the shop does not have. */
export function productById<P extends Pick<Product, 'id'>>(id: string, products: readonly P[]): P {
  const product = products.find((candidate) => candidate.id === id);
  if (!product) throw new Error(`No product "${id}"`);
  return product;
}

/** The products of one category, in their order. */
export function productsOf<P extends Pick<Product, 'categoryKey'>>(
  categoryId: string,
  products: readonly P[],
): P[] {
  return products.filter(({ categoryKey }) => categoryKey === categoryId);
}
