import { cataloguePath, type ListedProduct } from '@/lib/catalogue/catalogue-file';
import { readCatalogueFile } from '@/lib/catalogue/read-catalogue-file';
import { pageDataFolder } from '@/lib/export/page-data.build';
import { formatKes, parseKes } from '@/lib/format/money';
import { parseJson } from '@/lib/values/unknown-values';
import type { ExportedPage } from './exported-page';
import { type ExportedSite, fileAt, readExported } from './exported-site';

/** Home, Shop and the categories, with their further pages, in any language. */
const LIST = /^(?:[a-z]{2}\/)?(?:shop\/(?:[^/]+\/)?(?:page\/\d+\/)?)?index\.html$/;

/** An amount in HTML, in an address or in the page's data: 'KSh&nbsp;1,500', 'KSh%201,500', 'priceKes\":1500'. */
const AMOUNT =
  /(?:\bKSh(?:\s|&nbsp;|%20|%C2%A0|\\u00a0)?|\bpriceKes\W{1,6}|\bprice\W{1,6})(\d[\d,]*)/gi;

/** A product in HTML or in the page's data: by its address or its id. */
const NAMED = /\/shop\/[^/"'\\]+\/([^/"'\\]+)\/|\bid\\?":\\?"([^"\\]+)\\?"/g;

/** The texts of a page and its data. */
interface Said {
  page: ExportedPage;
  amounts: ReadonlySet<number>;
  products: readonly ListedProduct[];
}

/**
 * The pages with the price of a product that are neither its own page, nor a list with the product,
 * nor have this price for another reason. A change of the price would change these pages too, and
 * phones would fetch them again.
 */
export function checkPrices(site: ExportedSite): string[] {
  const file = readCatalogueFile(parseJson(readExported(site, cataloguePath.slice(1))));
  if (!file) return [`${cataloguePath.slice(1)}: cannot be read`];
  const byId = new Map(file.products.map((product) => [product.id, product]));
  const said = [...site.pages.values()].map((page) => whatIsSaid(site, page, byId));
  const facts = new Set(
    said.filter(({ products }) => products.length === 0).flatMap(({ amounts }) => [...amounts]),
  );
  return said.flatMap(({ page, amounts, products }) => {
    const allowed = products.filter((product) => mayBePriced(product, page));
    const explained = new Set(allowed.flatMap(pricesOf));
    return products
      .filter((product) => !allowed.includes(product))
      .filter(({ priceKes }) => amounts.has(priceKes))
      .filter(({ priceKes }) => !explained.has(priceKes) && !facts.has(priceKes))
      .map(({ id, priceKes }) => `${page.file}: has the price of ${id}, ${formatKes(priceKes)}`);
  });
}

function whatIsSaid(
  site: ExportedSite,
  page: ExportedPage,
  byId: ReadonlyMap<string, ListedProduct>,
): Said {
  const data = page.addresses.flatMap((address) =>
    address.includes(pageDataFolder) ? (fileAt(site, new URL(address, page.url)) ?? []) : [],
  );
  const text = [page.file, ...data].map((file) => readExported(site, file)).join('\n');
  const amounts = [...text.matchAll(AMOUNT)].map(([, amount = '']) => parseKes(amount));
  const ids = new Set([...text.matchAll(NAMED)].map(([, inAddress, id]) => inAddress ?? id));
  return {
    page,
    amounts: new Set(amounts),
    products: [...ids].flatMap((id) => byId.get(id ?? '') ?? []),
  };
}

function mayBePriced(
  { path }: ListedProduct,
  { file, links, redirect, url }: ExportedPage,
): boolean {
  if (LIST.test(file)) return links.some((href) => href.endsWith(path));
  const { pathname } = redirect ? new URL(redirect, url) : url;
  return pathname.endsWith(path);
}

function pricesOf({ priceKes, originalPriceKes, priceSteps }: ListedProduct): number[] {
  return [priceKes, originalPriceKes ?? priceKes, ...(priceSteps?.steps ?? []).map(stepPrice)];
}

const stepPrice = (step: { priceKes: number }) => step.priceKes;
