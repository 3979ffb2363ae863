import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Element, getTextContent, isTextNode, query, type TextNode } from '@parse5/tools';
import { fullPage } from '@/lib/catalogue/pagination';
import { attributesOf, elementsOf, unescapeHtml } from '@/lib/export/page-tree.build';
import { formatKes } from '@/lib/format/money';
import type { ExportedPage, Thing } from './exported-page';
import { type ExportedSite, fileAt } from './exported-site';

/** A size of a product, as structured data has it. */
interface Variant {
  sku: string;
  size: string;
  offers: {
    price: number;
    priceCurrency: string;
    availability: string;
    priceSpecification?: { price: number };
  };
}

/** Promises that no page makes to search engines: the shop could not keep them for each order. */
const PROMISE = /rating|review|shipping|return/i;

/**
 * Where what an export says to search engines, in its feed and beside its categories differs from what its pages
 * show: a sentence each, which begins with the file.
 */
export function checkFacts(site: ExportedSite): string[] {
  const pages = [...site.pages.values()];
  const products = pages.filter((page) => typesOf(page).includes('ProductGroup'));
  const home = site.pages.get('index.html');
  return [
    ...pages.flatMap((page) => promiseIssues(page).map((issue) => `${page.file}: ${issue}`)),
    ...products.flatMap((page) => productIssues(page).map((issue) => `${page.file}: ${issue}`)),
    ...(home ? homeIssues(home).map((issue) => `index.html: ${issue}`) : []),
    ...pages.flatMap((page) => countIssues(site, page).map((issue) => `${page.file}: ${issue}`)),
    ...feedIssues(site, products).map((issue) => `feeds/products.xml: ${issue}`),
  ];
}

const typesOf = ({ things }: ExportedPage) => things.map((thing) => thing['@type']);

function promiseIssues({ things }: ExportedPage): string[] {
  return [...new Set(things.flatMap(namesIn))]
    .filter((name) => PROMISE.test(name))
    .map((name) => `structured data has "${name}"`);
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

/** A product's name, prices and sizes are those that its page shows. */
function productIssues(page: ExportedPage): string[] {
  const { things, tree, meta } = page;
  const types = typesOf(page).join(' ');
  if (types !== 'ProductGroup BreadcrumbList') return [`structured data is of ${types}`];
  const [article] = elementsOf(tree, 'article');
  if (!article) return ['has no article'];
  const [group = {}] = things;
  const variants = variantsOf(group);
  const name = textOf(elementsOf(tree, 'h1'));
  const text = textOf([article]);
  const sizes = sizesOf(article);
  return [
    ...(group.name === name ? [] : [`is "${group.name}" in structured data and shows "${name}"`]),
    ...variants.flatMap(({ size, offers: { price, priceCurrency, priceSpecification } }) => {
      // The page of a sold-out product shows no former price.
      const former = isSoldOut(variants) ? undefined : priceSpecification?.price;
      const shown = elementsOf(article, 's').some((s) =>
        textOf([s]).endsWith(formatKes(former ?? 0)),
      );
      return [
        ...(String(price) === meta('product:price:amount') && text.includes(formatKes(price))
          ? []
          : [`size ${size} is ${price} in structured data, which the page does not show`]),
        ...(priceCurrency === 'KES' ? [] : [`size ${size} is in ${priceCurrency}`]),
        ...(former === undefined || shown
          ? []
          : [`size ${size} was ${former}, which the page does not show`]),
      ];
    }),
    ...(isSoldOut(variants) || sizes.join() === variants.map(({ size }) => size).join()
      ? []
      : [
          `has the sizes ${variants.map(({ size }) => size)} in structured data and shows ${sizes}`,
        ]),
  ];
}

const variantsOf = (group: Thing) => (group.hasVariant ?? []) as readonly Variant[];

const isSoldOut = (variants: readonly Variant[]) =>
  variants.every(({ offers }) => offers.availability.endsWith('OutOfStock'));

/** The sizes that can be chosen or asked for: the labels of the form's choices. */
function sizesOf(article: Element): string[] {
  return (
    elementsOf(article, 'label')
      .filter((label) =>
        elementsOf(label, 'input').some((one) => attributesOf(one).type === 'radio'),
      )
      // After it, the form says how many are left, and what the shop writes under a size.
      .map((label) => firstText(label).split(',')[0] ?? '')
  );
}

function firstText(part: Element): string {
  const text = query<TextNode>(part, (node) => isTextNode(node) && node.value.trim() !== '');
  return text?.value.trim() ?? '';
}

/** Home says of the shop what its pages do. */
function homeIssues({ things, links, meta }: ExportedPage): string[] {
  const [site = {}, store = {}, ...others] = things;
  const called = links.includes(`tel:${store.telephone}`);
  return [
    ...(site['@type'] === 'WebSite' && site.name === meta('og:site_name')
      ? []
      : [`structured data is not of the site ${meta('og:site_name')}`]),
    ...(store['@type'] === 'ClothingStore' && (called || store.telephone === undefined)
      ? []
      : ['structured data is not of the shop with its phone']),
    ...others.map((thing) => `structured data is of a ${thing['@type']} too`),
  ];
}

/** The number beside a category's name is that of the products on the first page of the category. */
function countIssues(site: ExportedSite, { tree, url }: ExportedPage): string[] {
  return elementsOf(tree, 'a').flatMap((link) => {
    const text = textOf([link]);
    const [, count] = / (\d+)$/.exec(text) ?? [];
    const { href } = attributesOf(link);
    if (!count || !href) return [];
    const address = new URL(href, url);
    const file = fileAt(site, address) ?? '';
    const [, category] = /(?:^|\/)shop\/([^/]+)\/index\.html$/.exec(file) ?? [];
    const listed = site.pages.get(file);
    if (!category || !listed || address.search) return [];
    const cards = elementsOf(listed.tree, 'li').filter(
      (item) => attributesOf(item)['data-category'] === category,
    ).length;
    return cards === Math.min(Number(count), fullPage)
      ? []
      : [`says "${text}", and ${file} lists ${cards}`];
  });
}

/** The feed has every size of every product with a picture, at the price of its page. */
function feedIssues(site: ExportedSite, products: readonly ExportedPage[]): string[] {
  const xml = readFileSync(join(site.dir, 'feeds/products.xml'), 'utf8');
  const listed = [...xml.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item = '']) => {
    const field = (name: string) => new RegExp(`<g:${name}>([^<]*)<`).exec(item)?.[1] ?? '';
    return {
      sku: unescapeHtml(field('id')),
      file: fileAt(site, new URL(unescapeHtml(field('link')))),
      size: unescapeHtml(field('size')),
      price: field('sale_price') || field('price'),
    };
  });
  // The feed is in the first language.
  const expected = products
    .filter(({ lang }) => lang === site.pages.get('index.html')?.lang)
    .filter(({ tree }) =>
      elementsOf(tree, 'article').some((article) => elementsOf(article, 'picture').length > 0),
    )
    .flatMap(({ things: [group = {}], file }) =>
      variantsOf(group).map(({ sku, size, offers: { price, priceCurrency } }) => {
        return { sku, file, size, price: `${price}.00 ${priceCurrency}` };
      }),
    );
  const [has, must] = [listed, expected].map((items) => items.map((item) => JSON.stringify(item)));
  return [
    ...(must ?? []).filter((item) => !has?.includes(item)).map((item) => `${item} is missing`),
    ...(has ?? []).filter((item) => !must?.includes(item)).map((item) => `${item} is on no page`),
  ];
}

/** The texts of elements, as they are read. */
function textOf(elements: readonly Element[]): string {
  return elements.map(getTextContent).join(' ').replace(/\s+/g, ' ').trim();
}
