import { internationalPhone } from '@/lib/format/phone';
import { type LooseListing, listingProblems } from './check-listing';
import { discountPercent } from './discount';

/** An owner's slip, named so that it can be found: which file, which product (or entry), which field. */
export interface Slip {
  file: string;
  product: string;
  field: string;
  problem: string;
}

/** The facts as they stand in the data folder, before anything about them is believed. */
export interface Facts {
  categories: readonly Loose<'id' | 'name' | 'folder' | 'description'>[];
  sizeSets: Readonly<Record<string, readonly string[]>>;
  displayNames: Readonly<Record<string, string>>;
  /** Product records by the file they stand in. */
  products: Readonly<
    Record<
      string,
      readonly (Loose<
        | 'id'
        | 'formerPaths'
        | 'originalName'
        | 'category'
        | 'folder'
        | 'priceKes'
        | 'sizes'
        | 'description'
        | 'alt'
      > &
        LooseListing)[]
    >
  >;
  /** Offers and featured products by the file they stand in. */
  promotions: Readonly<
    Record<string, readonly Loose<'productId' | 'originalPriceKes' | 'rating' | 'reviews'>[]>
  >;
}

type Loose<Field extends string> = { readonly [F in Field]?: unknown };

interface ShopFacts {
  id: unknown;
  phone: unknown;
  mpesaNumber: unknown;
  email: unknown;
  kesPerUsd: unknown;
  paybill: { number: unknown; account: unknown };
  location: { lat: unknown; lng: unknown };
  social: Readonly<Record<string, unknown>>;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The share cards of pages and categories are named so, beside those of products. */
const RESERVED = /^(page|category)-/;

/** Further pages of a shelf stand under it, as `/shop/page/2/`: nothing else may. */
const PAGES = 'page';

/** Every slip in the catalogue's facts; none means they may be believed. */
export function findSlips(facts: Facts): Slip[] {
  return [
    ...categorySlips(facts),
    ...productSlips(facts),
    ...emptyCategorySlips(facts),
    ...formerPathSlips(facts),
    ...promotionSlips(facts),
  ];
}

/** Every slip in what the shop says of itself (data/shop.ts). */
export function findShopSlips(shop: ShopFacts): Slip[] {
  const report = reporter('data/shop.ts', 'shop');
  const { id, email, paybill, kesPerUsd, location, social } = shop;
  if (!isSlug(id)) report('id', `${show(id)} is not lower-case letters, digits and hyphens`);
  if (!isText(email) || !/^[^\s@]+@[^\s@]+$/.test(email))
    report('email', `${show(email)} is no email`);
  if (!Number.isFinite(kesPerUsd) || Number(kesPerUsd) <= 0) {
    report('kesPerUsd', `${show(kesPerUsd)} is no positive number`);
  }
  for (const field of ['phone', 'mpesaNumber'] as const) {
    const problem = phoneProblem(shop[field]);
    if (problem) report(field, problem);
  }
  for (const field of ['number', 'account'] as const) {
    if (!isText(paybill[field]))
      report(`paybill.${field}`, `${show(paybill[field])} is no text in quotes`);
  }
  for (const [network, address] of Object.entries(social)) {
    if (!isWebAddress(address))
      report(`social.${network}`, `${show(address)} is no https:// address`);
  }
  for (const [axis, most] of [
    ['lat', 90],
    ['lng', 180],
  ] as const) {
    if (!(Math.abs(Number(location[axis])) <= most)) {
      report(`location.${axis}`, `${show(location[axis])} is no position in degrees`);
    }
  }
  return report.slips;
}

/** Every slip in the settings of the build's environment. */
export function findSettingSlips(env: Readonly<Record<string, string | undefined>>): Slip[] {
  const report = reporter('the environment', 'settings');
  for (const name of ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_CONTACT_ENDPOINT']) {
    const value = env[name];
    if (value && !/^https?:$/.test(protocolOf(value))) {
      report(name, `${show(value)} is no address: it begins with https://`);
    }
  }
  const basePath = env.BASE_PATH;
  if (basePath && !/^\/[\w./-]+$/.test(basePath)) {
    report('BASE_PATH', `${show(basePath)} is no folder: it begins with a slash, as "/mavazi"`);
  }
  return report.slips;
}

/** The slips as the owner reads them, a line each. */
export function describeSlips(slips: readonly Slip[]): string {
  return slips
    .map(({ file, product, field, problem }) => `${file}: ${product}: ${field}: ${problem}`)
    .join('\n');
}

function categorySlips({ categories }: Facts): Slip[] {
  const ids = new Set<unknown>();
  return categories.flatMap((category) => {
    const report = reporter('data/categories.ts', String(category.id));
    if (!isSlug(category.id))
      report('id', `${show(category.id)} is not a slug such as "baby-shoes"`);
    if (category.id === PAGES) report('id', 'is where the shop’s further pages stand');
    if (ids.has(category.id)) report('id', 'stands twice');
    ids.add(category.id);
    for (const field of ['name', 'folder', 'description'] as const) {
      if (!isText(category[field])) report(field, 'is empty');
    }
    return report.slips;
  });
}

/** A category says from which price it sells, and shows something: it has a product at least. */
function emptyCategorySlips({ categories, products }: Facts): Slip[] {
  const filled = new Set(
    Object.values(products).flatMap((records) => records.map(({ category }) => category)),
  );
  return categories.flatMap(({ id }) => {
    const report = reporter('data/categories.ts', String(id));
    if (!filled.has(id)) report('id', 'has no products: give it one, or take it out');
    return report.slips;
  });
}

function productSlips({ categories, sizeSets, displayNames, products }: Facts): Slip[] {
  const categoryIds = new Set(categories.map((category) => category.id));
  const files = new Map<unknown, string>();
  return Object.entries(products).flatMap(([file, records]) =>
    records.flatMap((product) => {
      const report = reporter(file, String(product.id));
      const { id, originalName, category, priceKes } = product;
      if (!isSlug(id)) report('id', `${show(id)} is not a slug such as "suede-boot"`);
      if (id === PAGES) report('id', 'is where the category’s further pages stand');
      if (RESERVED.test(String(id))) report('id', 'begins like the share card of a page');
      if (files.has(id)) report('id', `stands twice, in ${files.get(id)} too`);
      files.set(id, file);
      for (const field of ['originalName', 'folder', 'description', 'alt'] as const) {
        if (!isText(product[field])) report(field, 'is empty');
      }
      if (isText(originalName) && /^\d+$/.test(originalName) && !displayNames[originalName]) {
        report('originalName', `the number ${originalName} has no name in data/display-names.ts`);
      }
      if (!categoryIds.has(category)) report('category', `${show(category)} is no category`);
      if (priceKes !== undefined && !isWholePositive(priceKes)) {
        report('priceKes', `${show(priceKes)} is no whole positive number of shillings`);
      }
      for (const problem of sizesProblems(product.sizes, sizeSets)) report('sizes', problem);
      for (const problem of listingProblems(product)) report(...problem);
      return report.slips;
    }),
  );
}

/** An old address may lead to one product only, and never stand where another's page stands. */
function formerPathSlips({ products }: Facts): Slip[] {
  const records = Object.entries(products).flatMap(([file, list]) =>
    list.map((product) => ({ file, product })),
  );
  const taken = new Map<unknown, unknown>(
    records.map(({ product }) => [`${product.category}/${product.id}`, product.id]),
  );
  return records.flatMap(({ file, product }) => {
    const report = reporter(file, String(product.id));
    const paths = product.formerPaths ?? [];
    if (!Array.isArray(paths)) report('formerPaths', 'is no list');
    for (const path of Array.isArray(paths) ? paths : []) {
      if (
        typeof path !== 'string' ||
        path.split('/').length !== 2 ||
        !path.split('/').every(isSlug)
      )
        report('formerPaths', `${show(path)} is not an address such as "shoes/suede-boot"`);
      else if (path.split('/').includes(PAGES))
        report('formerPaths', `${show(path)} is where further pages stand`);
      if (taken.has(path))
        report('formerPaths', `${show(path)} is an address of ${taken.get(path)}`);
      taken.set(path, product.id);
    }
    return report.slips;
  });
}

function sizesProblems(sizes: unknown, sizeSets: Facts['sizeSets']): string[] {
  if (typeof sizes === 'string')
    return Object.hasOwn(sizeSets, sizes) ? [] : [`${show(sizes)} is no size set`];
  if (!Array.isArray(sizes) || sizes.length === 0) return ['has no sizes'];
  if (!sizes.every(isText)) return ['holds a size that is no text'];
  return new Set(sizes).size === sizes.length ? [] : ['holds a size twice'];
}

function promotionSlips({ products, promotions }: Facts): Slip[] {
  const prices = new Map(
    Object.values(products)
      .flat()
      .map((product) => [product.id, product.priceKes]),
  );
  const told = new Map<unknown, { file: string; original: unknown }>();
  return Object.entries(promotions).flatMap(([file, entries]) =>
    entries.flatMap((entry) => {
      const { productId, originalPriceKes: original } = entry;
      const report = reporter(file, String(productId));
      if (!prices.has(productId)) {
        report('productId', `${show(productId)} is no product`);
        return report.slips;
      }
      const before = told.get(productId);
      if (before?.file === file) report('productId', 'stands twice');
      else if (before && before.original !== original) {
        report('originalPriceKes', `differs from the one in ${before.file}`);
      }
      told.set(productId, { file, original });
      for (const problem of discountProblems(prices.get(productId), original)) {
        report(...problem);
      }
      if (!(Number(entry.rating) >= 0 && Number(entry.rating) <= 5)) {
        report('rating', `${show(entry.rating)} is not between 0 and 5`);
      }
      if (!Number.isInteger(entry.reviews) || Number(entry.reviews) < 0) {
        report('reviews', `${show(entry.reviews)} is no whole number`);
      }
      return report.slips;
    }),
  );
}

function discountProblems(price: unknown, original: unknown): [string, string][] {
  if (!isWholePositive(price)) return [['productId', 'has no price of its own to lower']];
  if (!isWholePositive(original)) {
    return [['originalPriceKes', `${show(original)} is no whole positive number of shillings`]];
  }
  if (original <= price)
    return [['originalPriceKes', `${original} is not above the price ${price}`]];
  return discountPercent(price, original) < 1
    ? [['originalPriceKes', `from ${original} to ${price} is less than 1 %`]]
    : [];
}

function reporter(file: string, product: string) {
  const slips: Slip[] = [];
  const report = (field: string, problem: string) => {
    slips.push({ file, product, field, problem });
  };
  return Object.assign(report, { slips });
}

function phoneProblem(value: unknown): string | undefined {
  if (typeof value !== 'string') return `${show(value)} is no text: put the number in quotes`;
  try {
    internationalPhone(value);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && protocolOf(value) === 'https:';
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}

function isSlug(value: unknown): boolean {
  return typeof value === 'string' && SLUG.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isWholePositive(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
