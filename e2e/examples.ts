import { catalogueData } from '@/lib/catalogue/catalogue-data.build';
import type { PriceStep, PriceSteps } from '@/lib/catalogue/price-steps';
import type { Product } from '@/lib/catalogue/product';
import { categoryPath, filteredShopPath } from '@/lib/catalogue/shop-paths';
import { isSoldOut } from '@/lib/catalogue/stock';
import { photosFolder } from '@/lib/data-modules/data-path.build';
import { hasPhoto } from '@/lib/pictures/photo.build';
import { categories, featured, offers, products } from './shop-under-test';

/*
 * The products and categories that tests name as examples. Each is found by what it is, so that no test
 * knows an id, a name, a price or a count.
 */

/** A product that tests choose sizes of: it has three at least. */
interface Example extends Product {
  sizes: readonly [string, string, string, ...string[]];
}

/** The first of `candidates` that `fits`. Throws, with `what` it must be, where the shop has none. */
function example<T>(what: string, candidates: readonly T[], fits: (one: T) => boolean): T {
  const found = candidates.find(fits);
  if (!found) throw new Error(`The shop under test needs ${what}.`);
  return found;
}

const productThat = (what: string, fits: (product: Product) => boolean) =>
  example(
    `a product that ${what}`,
    products,
    (one) => one.sizes.length > 2 && !one.soldOutSizes && fits(one),
  ) as Example;

const isOffer = ({ id }: Product) => offers.some((offer) => offer.id === id);
const isLowered = ({ originalPriceKes }: Product) => originalPriceKes !== undefined;
const hasPicture = ({ folder, id }: Product) => hasPhoto(photosFolder, folder, id);

/** An offer in eight sizes or more of a size set; a stored cart has lines of it. */
export const shoe = productThat(
  'is an offer, with a picture, in eight sizes or more of a size set',
  (one) => isOffer(one) && !one.hasOwnSizes && one.sizes.length >= 8 && hasPicture(one),
);

export const [, size, otherSize] = shoe.sizes;

/** A product without an earlier price, in more sizes of a size set than a card shows. */
export const plainProduct = productThat(
  'has no earlier price, a picture and more sizes than a card shows',
  (one) => !isLowered(one) && !one.hasOwnSizes && one.sizes.length > 5 && hasPicture(one),
);

/** A product with its own list of sizes. */
export const ownSizes = productThat('has its own list of sizes', (one) => one.hasOwnSizes);

/** A product with prices by quantity: its first two steps are there. */
interface Stepped extends Example {
  priceSteps: PriceSteps & { steps: readonly [PriceStep, PriceStep] };
}
const stepsIn = ({ priceSteps }: Product, group: string) =>
  priceSteps?.group.startsWith(`${group}:`) && priceSteps.steps.length > 1;

/** A product whose record has steps. */
export const ownSteps = productThat('has two steps of its own', (one) =>
  Boolean(stepsIn(one, 'product')),
) as Stepped;

/** Two products of a category that has steps. */
export const sharedSteps = products.filter(
  (one) => stepsIn(one, 'category') && !isSoldOut(one),
) as unknown as readonly [Stepped, Stepped];

/** A product with some sold-out sizes and one counted size. */
export const partlySoldOut = example(
  'a product with sold-out sizes and a counted one',
  products,
  (one) => Boolean(one.soldOutSizes && one.sizesLeft) && !isSoldOut(one),
);

/** A product that is sold out. */
export const soldOut = example('a sold-out product', products, isSoldOut);

/** A product whose picture is drawn. */
export const drawnProduct = productThat('has a drawn picture', (one) => one.drawn === true);

/** A product with a rating and every fact that a page lists. */
export const describedProduct = productThat('has a rating and every fact', (one) =>
  Boolean(one.rating && one.material && one.care && one.fit && one.madeIn),
);

/** A product without a review. */
export const unrated = productThat('has no review', (one) => one.customerReviews.length === 0);

/** A product that others are worn with. */
export const wornWithOthers = productThat('others are worn with', (one) => one.goesWith.length > 0);

/** A product whose size guide says an age under each size. */
export const sizedByAge = example('a product with an age for its sizes', products, (one) =>
  Boolean(one.sizeNotes),
);

/** A product with three pictures: the record says what the second shows, and leaves out the third. */
export const severalPictures = productThat('has further pictures', (one) =>
  Boolean(recordOf(one)?.views),
);
export const pictureTexts = [
  severalPictures.alt,
  `${severalPictures.name}, ${recordOf(severalPictures)?.views?.[0]}`,
  `${severalPictures.name}, picture 3`,
] as const;

function recordOf({ id }: Product) {
  const records = catalogueData().categories.flatMap(({ products: own }) => own);
  return records.find((record) => record.id === id);
}

/** A product that was renamed or moved, and its former address. */
export const renamed = productThat('has a former address', (one) => Boolean(one.formerPaths?.[0]));
export const formerPath = `/shop/${renamed.formerPaths?.[0]}/`;

/** The offer that the carousel shows first, the one after it, and the one that is shown last. */
export const [firstOffer, secondOffer] = offers as readonly [
  (typeof offers)[number] & Example,
  (typeof offers)[number] & Example,
];
export const lastOffer = offers.at(-1) ?? firstOffer;

/** A product of More Featured Products on Home. */
export const featuredProduct = example('a featured product', featured, () => true);

/** Two categories of several products; `category` is not the one of `shoe`. */
export const category = example(
  'a category of several products, without the shoe on offer',
  categories,
  ({ id, count }) => count > 1 && id !== shoe.categoryKey,
);
export const otherCategory = example(
  'a second category',
  categories,
  ({ id }) => id !== category.id,
);
/** Addresses of the shop under test. */
export const addresses = {
  home: '/',
  shop: '/shop/',
  about: '/about/',
  contact: '/contact/',
  order: '/order/',
  delivery: '/delivery/',
  returns: '/returns/',
  privacy: '/privacy/',
  category: categoryPath(shoe.categoryKey),
  product: shoe.path,
  filtered: filteredShopPath(category.id),
  unknownCategory: filteredShopPath('no-such-category'),
} as const;
