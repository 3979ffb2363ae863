import type { CategoryRecord } from '@/data/schema/category';
import type { ProductRecord } from '@/data/schema/product';
import type { SizeGuide } from '@/data/schema/size-guide';
import type { CartLine } from '@/lib/cart/cart-lines';
import {
  buildCatalogue,
  type Catalogue,
  type CatalogueData,
  type CataloguePictures,
} from '@/lib/catalogue/catalogue';
import { CATALOGUE_VERSION } from '@/lib/catalogue/catalogue-file';
import { type Product, productById } from '@/lib/catalogue/product';
import type { Picture } from '@/lib/pictures/picture';

/*
 * Small inputs for tests. Each builder makes a valid whole; a test names the fields it is about, and so
 * knows no product of any shop.
 */

export function recordWith(over: Partial<ProductRecord> = {}): ProductRecord {
  return {
    id: 'boot',
    name: 'Boots',
    category: 'shoes',
    priceKes: 1000,
    sizes: ['40', '41'],
    description: 'Boots with laces.',
    alt: 'A pair of boots',
    ageGroup: 'adult',
    gender: 'unisex',
    colour: 'Black',
    kind: 'shoes',
    ...over,
  };
}

/** A category with its products: one record unless named. */
export function categoryWith(over: Partial<CategoryRecord> = {}): CategoryRecord {
  const { id = 'shoes', products = [recordWith()] } = over;
  return {
    id,
    name: 'Shoes',
    folder: 'shoes',
    description: 'Shoes of every kind.',
    ...over,
    products: products.map((product) =>
      product.category === id ? product : { ...product, category: id },
    ),
  };
}

/** The size guide of the size set that `dataWith` has. */
export function sizeGuideWith(over: Partial<SizeGuide> = {}): SizeGuide {
  return {
    id: 'shoes',
    title: 'Shoes',
    sizeTitle: 'Size (EU)',
    columns: { foot: { title: 'Foot length', holds: 'cm' } },
    rows: { '40': { foot: 25.3 }, '41': { foot: [25.9, 26.1] }, '42': { foot: 26.7 } },
    steps: ['Measure your foot.'],
    figure: 'foot',
    between: 'larger',
    ...over,
  };
}

/** The data of a shop with one category, without offers, featured products and groups that listings begin with unless named. */
export function dataWith(over: Partial<CatalogueData> = {}): CatalogueData {
  return {
    categories: [categoryWith()],
    sizeSets: { shoes: ['40', '41', '42'] },
    offers: [],
    featured: [],
    listingOrder: [],
    ...over,
  };
}

export function catalogueWith(
  over: Partial<CatalogueData> = {},
  pictures: CataloguePictures = {},
): Catalogue {
  return buildCatalogue(dataWith(over), pictures);
}

/** The catalogue of one category with these products, and a review of each that has a rating. */
export function catalogueOf(
  products: readonly ProductRecord[],
  pictures: CataloguePictures = {},
): Catalogue {
  const reviews = products
    .filter(({ rating }) => rating !== undefined)
    .map(({ id }) => ({ name: 'Asha', text: 'They fit.', product: id }));
  return catalogueWith({ categories: [categoryWith({ products })], reviews }, pictures);
}

/** A product as the build knows it. */
export function productWith(over: Partial<ProductRecord> = {}, picture?: Picture): Product {
  const record = recordWith(over);
  const { products } = catalogueOf([record], picture && { [record.id]: picture });
  return productById(record.id, products);
}

export function pictureOf(name: string, over: Partial<Picture> = {}): Picture {
  return {
    name,
    hash: '1a2b3c4',
    colour: '#cbddbf',
    widths: [112, 320, 960],
    aspect: 1.25,
    ...over,
  };
}

/** A line for the cart: by default one pair of boots. */
export function itemWith(over: Partial<CartLine> = {}): Omit<CartLine, 'lineId'> {
  return {
    title: 'Boots',
    image: '',
    priceKes: 1000,
    category: 'Shoes',
    categoryKey: 'shoes',
    size: '41',
    quantity: 1,
    ...over,
  };
}

/** A line of the cart: one pair of boots unless named. */
export function lineWith(over: Partial<CartLine> = {}): CartLine {
  return { ...itemWith(), lineId: 'a', ...over };
}

/** The file of a catalogue of these products, by default one pair of boots each. */
export function catalogueFileWith(...products: readonly object[]) {
  const entry = { name: 'Boots', category: 'Shoes', categoryKey: 'shoes', kind: 'shoes' };
  return {
    v: CATALOGUE_VERSION,
    date: '2026-11-22',
    words: {},
    products: products.map((over) => ({
      ...entry,
      id: 'boot',
      priceKes: 1500,
      sizes: ['41'],
      ...over,
    })),
  };
}
