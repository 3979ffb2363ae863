import { categories } from '@/data/categories';
import { displayNames } from '@/data/display-names';
import { featured } from '@/data/featured';
import { offers } from '@/data/offers';
import { babyShoesSuit } from '@/data/products/baby-shoes-suit';
import { shirtsHoodies } from '@/data/products/shirts-hoodies';
import { todaysOffer } from '@/data/products/todays-offer';
import { tshirtsPalazzo } from '@/data/products/tshirts-palazzo';
import { womenMenShoes } from '@/data/products/women-men-shoes';
import { sizeSets } from '@/data/size-sets';
import type { Category, CategoryId, ProductRecord, Promotion } from '@/data/types';
import { formatKes } from '@/lib/format/money';
import type { Picture } from '@/lib/pictures/picture';
import { describeSlips, findSlips } from './check';
import { drawnPriceKes } from './drawn-price';

/** The data folder as it stands. */
export const facts = {
  categories,
  sizeSets,
  displayNames,
  products: {
    'data/products/baby-shoes-suit.ts': babyShoesSuit,
    'data/products/shirts-hoodies.ts': shirtsHoodies,
    'data/products/tshirts-palazzo.ts': tshirtsPalazzo,
    'data/products/women-men-shoes.ts': womenMenShoes,
    'data/products/todays-offer.ts': todaysOffer,
  } as Readonly<Record<string, readonly ProductRecord[]>>,
  promotions: { 'data/offers.ts': offers, 'data/featured.ts': featured },
};

export type CatalogueFacts = typeof facts;

/** A product as the shop shows it (spec §3): made from its one record, never written by hand. */
export interface Product {
  id: string;
  name: string;
  originalName: string;
  /** The product's own page, inside the shop. */
  path: `/${string}`;
  /** Price text: 'KSh 1,000'. */
  price: string;
  priceKes: number;
  /** What it cost before, where an offer lowers it: 'KSh 1,250'. */
  originalPrice?: string;
  /** Whole percent, where an offer lowers the price. */
  discount?: number;
  sizes: readonly string[];
  /** Its own list, not a size set: shown whole on a card (spec §2). */
  hasOwnSizes: boolean;
  /** The category's name. */
  category: string;
  categoryKey: CategoryId;
  description: string;
  alt: string;
  picture?: Picture;
}

/** A featured offer or home featured product (spec §3). */
export interface PromotedProduct extends Product {
  originalPrice: string;
  discount: number;
  rating: number;
  reviews: number;
  isNew: boolean;
  isBestSeller: boolean;
}

export interface CountedCategory extends Category {
  /** How many products it holds. */
  count: number;
}

export interface Catalogue {
  categories: readonly CountedCategory[];
  products: readonly Product[];
  offers: readonly PromotedProduct[];
  featured: readonly PromotedProduct[];
}

/**
 * The catalogue's views from its facts and the pictures there are, by product id.
 * Throws with every slip in the facts, each with file, product and field.
 */
export function buildCatalogue(
  from: CatalogueFacts = facts,
  pictures: Readonly<Record<string, Picture>> = {},
): Catalogue {
  const slips = findSlips(from);
  if (slips.length > 0) throw new Error(`The catalogue has mistakes:\n${describeSlips(slips)}`);

  const promotions = Object.values(from.promotions).flat();
  const products = Object.values(from.products)
    .flat()
    .map((record) => toProduct(record, from, promotions, pictures[record.id]));
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    categories: from.categories.map((category) => ({
      ...category,
      count: products.filter((product) => product.categoryKey === category.id).length,
    })),
    products,
    offers: from.promotions['data/offers.ts'].flatMap((entry) => promote(entry, byId)),
    featured: from.promotions['data/featured.ts'].flatMap((entry) => promote(entry, byId)),
  };
}

/** The ids of the products whose owner gave no price: theirs are drawn. */
export function productsWithoutPrice(from: CatalogueFacts = facts): string[] {
  return Object.values(from.products)
    .flat()
    .filter((record) => record.priceKes === undefined)
    .map((record) => record.id);
}

function toProduct(
  record: ProductRecord,
  from: CatalogueFacts,
  promotions: readonly Promotion[],
  picture: Picture | undefined,
): Product {
  const { id, originalName, description, alt } = record;
  const priceKes = record.priceKes ?? drawnPriceKes(id);
  const promotion = promotions.find((entry) => entry.productId === id);
  const hasOwnSizes = typeof record.sizes !== 'string';
  return {
    id,
    name: from.displayNames[originalName] ?? originalName,
    originalName,
    path: `/shop/${record.category}/${id}/`,
    price: formatKes(priceKes),
    priceKes,
    ...(promotion && {
      originalPrice: formatKes(promotion.originalPriceKes),
      discount: promotion.discount,
    }),
    sizes: typeof record.sizes === 'string' ? from.sizeSets[record.sizes] : record.sizes,
    hasOwnSizes,
    category: from.categories.find((category) => category.id === record.category)?.name ?? '',
    categoryKey: record.category,
    description,
    alt,
    ...(picture && { picture }),
  };
}

function promote(entry: Promotion, products: ReadonlyMap<string, Product>): PromotedProduct[] {
  const product = products.get(entry.productId);
  if (!product) return [];
  const { discount, rating, reviews, isNew, isBestSeller } = entry;
  const originalPrice = formatKes(entry.originalPriceKes);
  return [{ ...product, originalPrice, discount, rating, reviews, isNew, isBestSeller }];
}
