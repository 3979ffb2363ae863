import { address } from '@/data/address';
import type { PageId } from '@/data/schema/pages';
import { shop } from '@/data/shop';
import type { Catalogue } from '@/lib/catalogue/catalogue';
import type { Category } from '@/lib/catalogue/category';
import { listingPagePath, pageNumbers, productsOnPage } from '@/lib/catalogue/pagination';
import { type Product, productsOf } from '@/lib/catalogue/product';
import { cardPrefixes, categoryPath } from '@/lib/catalogue/shop-paths';
import { availableSizes, isSoldOut } from '@/lib/catalogue/stock';
import { policies } from '@/lib/facts/policies';
import { tagline } from '@/lib/facts/shop-facts';
import { hasSizeGuide, pages } from '@/lib/facts/texts';
import { fillText } from '@/lib/format/fill-text';
import { formatKes } from '@/lib/format/money';
import { localPhone } from '@/lib/format/phone';
import { pagePaths, shopPath } from '@/lib/links/page-paths';
import { cutWithDots, fitSentences } from '@/lib/seo/product-entry/fit-description';
import { memoize } from '@/lib/values/memoize';
import { pageWords } from '@/words/page';
import { priceWords } from '@/words/price';
import { seoWords } from '@/words/seo';
import { sizeGuideWords } from '@/words/size-guide';
import { type CardFacts, picturesOnCard } from './share-card';

/** Characters that a search result shows of a page's title. */
export const titleLength = 59;

/** Characters that a search result shows of a page's description. */
export const descriptionLength = 154;

/** A page as search results, the sitemap and previews of shared links show it. */
interface SitePage {
  path: `/${string}`;
  /** Without the shop's name, for a shared link that names the shop beside it. */
  name: string;
  /** With the shop's name, for a search result: under 60 characters. */
  title: string;
  /** Under 155 characters. */
  description: string;
  /** The day it last changed, 'YYYY-MM-DD'; '' where that is not known. */
  updated: string;
  card: CardFacts;
  /** The products it shows: their pictures are the page's. */
  products: readonly Product[];
}

/** Every page of the shop that search engines should find. */
export function sitePages(catalogue: Catalogue): SitePage[] {
  const { categories, products } = catalogue;
  return [
    ...plainPages(['home', 'shop', 'about', 'contact'], catalogue).flatMap((page) =>
      page.path === shopPath ? listingPages(page, products) : [page],
    ),
    ...(hasSizeGuide ? plainPages(['sizeGuide'], catalogue) : []),
    ...plainPages(['delivery', 'returns', 'privacy'], catalogue),
    ...categories.flatMap((category) => {
      const own = productsOf(category.id, products);
      return listingPages(categoryPage(category, own), own);
    }),
    ...products.map(productPage),
  ];
}

/**
 * Those pages and the ones that search engines leave out: what an order's link opens is not theirs, and a
 * size guide without a guide has nothing to find.
 */
export function allPages(catalogue: Catalogue): SitePage[] {
  const unlisted = hasSizeGuide ? (['order'] as const) : (['sizeGuide', 'order'] as const);
  return [...sitePages(catalogue), ...plainPages(unlisted, catalogue)];
}

/** The page at an address inside the shop. Throws for any other address. */
export function pageAt(path: string, catalogue: Catalogue): SitePage {
  const page = pagesByPath(catalogue).get(path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}

const pagesByPath = memoize(
  (catalogue: Catalogue) => new Map(allPages(catalogue).map((page) => [page.path as string, page])),
);

/** The first page of a listing and its later ones. */
function listingPages(first: SitePage, products: readonly Product[]): SitePage[] {
  const pages = pageNumbers(products.length);
  return pages.map((page): SitePage => {
    const shown = productsOnPage(products, page);
    if (page === 1) return { ...first, products: shown };
    const name = fillText(pageWords.later, { name: first.name, number: page });
    return {
      ...first,
      path: listingPagePath(first.path, page),
      name,
      title: withShop(name),
      description: cutWithDots(
        fillText(seoWords.laterPage, {
          number: page,
          count: pages.length,
          description: first.description,
        }),
        descriptionLength,
      ),
      updated: latest(shown.map(({ updated }) => updated)),
      products: shown,
    };
  });
}

function plainPages(
  keys: readonly PageId[],
  { categories, products, featured }: Catalogue,
): SitePage[] {
  const oneEach = categories.flatMap((category) => productsOf(category.id, products).slice(0, 1));
  const shown = {
    home: featured,
    shop: products,
    about: [],
    contact: [],
    sizeGuide: [],
    order: [],
    delivery: [],
    returns: [],
    privacy: [],
  };
  const onCard = { ...shown, shop: oneEach };
  const pills = {
    home: fromLowest(products),
    shop: fromLowest(products),
    about: `${address.town}, ${address.country}`,
    contact: localPhone(shop.phone),
    sizeGuide: hasSizeGuide ? sizeGuideWords.onCard : localPhone(shop.phone),
    order: localPhone(shop.phone),
    delivery: policies.shippingFee ?? localPhone(shop.phone),
    returns: localPhone(shop.phone),
    privacy: localPhone(shop.phone),
  };
  return keys.map((key) => ({
    path: pagePaths[key],
    name: pages[key].title,
    title: withShop(pages[key].title),
    description: pages[key].description,
    updated: latest([pages[key].updated ?? [], shown[key].map(({ updated }) => updated)].flat()),
    card: {
      name: `${cardPrefixes.page}${key === 'sizeGuide' ? 'size-guide' : key}`,
      title: pages[key].cardTitle ?? pages[key].heading,
      pill: pills[key],
      line: tagline,
      productIds: onCard[key].slice(0, picturesOnCard).map(({ id }) => id),
    },
    products: shown[key],
  }));
}

function categoryPage(
  { id, name: { text: name }, description }: Category,
  products: Product[],
): SitePage {
  const cheapest = fromLowest(products);
  return {
    path: categoryPath(id),
    name: `${name} ${cheapest}`,
    title: withShop(`${name} ${cheapest}`),
    description: fitSentences(
      [
        description?.text ?? `${name}.`,
        fillText(seoWords.choice, { count: products.length, price: cheapest }),
        seoWords.orderCategory,
      ],
      descriptionLength,
    ),
    updated: latest(products.map(({ updated }) => updated)),
    card: {
      name: `${cardPrefixes.category}${id}`,
      title: name,
      pill: cheapest,
      line: tagline,
      productIds: products.slice(0, picturesOnCard).map((product) => product.id),
    },
    products,
  };
}

function productPage(product: Product): SitePage {
  const { id, name, path, priceKes, originalPriceKes, description, updated } = product;
  const price = formatKes(priceKes);
  const soldOut = isSoldOut(product);
  const sizes = soldOut ? seoWords.soldOut : sizeRange(availableSizes(product));
  return {
    path,
    name: `${name}, ${price}`,
    title: withShop(`${name}, ${price}`),
    description: fitSentences(
      [
        description,
        fillText(seoWords.priceAndSizes, { price, sizes }),
        soldOut ? seoWords.askProduct : fillText(seoWords.orderProduct, { town: address.town }),
      ],
      descriptionLength,
    ),
    updated,
    card: {
      name: id,
      title: name,
      pill: price,
      ...(originalPriceKes !== undefined && { was: formatKes(originalPriceKes) }),
      ...(soldOut && { soldOut: priceWords.soldOut }),
      line: tagline,
      productIds: [id],
    },
    products: [product],
  };
}

/** A product's sizes in short: 'sizes 36 to 44', 'size 40'. */
function sizeRange(sizes: readonly string[]): string {
  const [first = '', ...others] = sizes;
  const last = others.at(-1);
  return last === undefined
    ? fillText(seoWords.oneSize, { size: first })
    : fillText(seoWords.sizes, { first, last });
}

/** 'from KSh 400'; '' of no product. */
function fromLowest(products: readonly Product[]): string {
  if (products.length === 0) return '';
  const lowest = Math.min(...products.map(({ priceKes }) => priceKes));
  return fillText(seoWords.fromPrice, { price: formatKes(lowest) });
}

function withShop(title: string): string {
  return `${title} | ${shop.name}`;
}

/** The last of some days, 'YYYY-MM-DD'; '' where a day is unknown, and for no days. */
function latest(days: readonly string[]): string {
  return days.includes('') ? '' : (days.toSorted().at(-1) ?? '');
}
