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
import type { Category, ProductRecord, Promotion } from '@/data/types';
import type { Picture } from '@/lib/pictures/picture';
import { describeSlips, findSlips } from './check';
import { drawnPriceKes } from './drawn-price';
import { type Product, type PromotedProduct, productsOf } from './product';

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
      count: productsOf(category.id, products).length,
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
  const { id, originalName, category, sizes } = record;
  const promotion = promotions.find(({ productId }) => productId === id);
  return {
    ...record,
    name: from.displayNames[originalName] ?? originalName,
    path: `/shop/${category}/${id}/`,
    priceKes: record.priceKes ?? drawnPriceKes(id),
    ...(promotion && { originalPriceKes: promotion.originalPriceKes }),
    sizes: typeof sizes === 'string' ? from.sizeSets[sizes] : sizes,
    hasOwnSizes: typeof sizes !== 'string',
    category: from.categories.find((candidate) => candidate.id === category)?.name ?? '',
    categoryKey: category,
    ...(picture && { picture }),
  };
}

function promote(promotion: Promotion, products: ReadonlyMap<string, Product>): PromotedProduct[] {
  const product = products.get(promotion.productId);
  if (!product) return [];
  const { originalPriceKes, rating, reviews, isNew, isBestSeller } = promotion;
  return [{ ...product, originalPriceKes, rating, reviews, isNew, isBestSeller }];
}
