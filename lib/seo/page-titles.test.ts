import { buildCatalogue, catalogueData } from '@/lib/catalogue/catalogue';
import { buildLimits } from '@/lib/site/build-limits';
import { pageAt, sitePages } from './page-titles';

const catalogue = buildCatalogue(catalogueData);
const pages = sitePages(catalogue);

test('there is a page for each product and each category, and four others', () => {
  expect(pages).toHaveLength(26 + 5 + 4);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(new Set(pages.map(({ card }) => card.file)).size).toBe(pages.length);
});

test.each(pages)(
  'the page $path has a title and a description of its own that fit into a search result',
  (page) => {
    expect(page.title.length).toBeLessThanOrEqual(buildLimits.titleLength);
    expect(page.title).toContain('Mavazi');
    expect(page.description.length).toBeLessThanOrEqual(buildLimits.descriptionLength);
    expect(page.description.length).toBeGreaterThan(60);
    expect(pages.filter(({ title }) => title === page.title)).toHaveLength(1);
    expect(pages.filter(({ description }) => description === page.description)).toHaveLength(1);
  },
);

test('a product’s title has its price, and its description the sizes', () => {
  const { title, description, card } = pageAt('/shop/todays-offer/brogue/', catalogue);
  expect(title).toBe('Oxblood Brogues, KSh 2,250 | Mavazi');
  expect(description).toContain('KSh 2,250, sizes 36 to 44.');
  expect(card).toMatchObject({ pill: 'KSh 2,250', was: 'KSh 3,000', productIds: ['brogue'] });
});

test('a category’s title has its lowest price', () => {
  const { name, products } = pageAt('/shop/baby-shoes-suit/', catalogue);
  expect(name).toBe('Baby Shoes and Suit from KSh 400');
  expect(products).toHaveLength(4);
});

test('a page last changed when the newest of its products did', () => {
  const newest = pages
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
  expect(pageAt('/shop/', catalogue).updated).toBe(newest);
});

test('an address without a page throws', () => {
  expect(() => pageAt('/shop/hats/', catalogue)).toThrow('No page at /shop/hats/');
});

describe('sitePages', () => {
  const products = Array.from({ length: 100 }, (_, at) => {
    const product = catalogue.products[at % catalogue.products.length];
    if (!product) throw new Error('no products');
    return { ...product, path: `/shop/shirts-hoodies/shirt-${at}/` as const };
  }).map((product) => ({ ...product, categoryKey: 'shirts-hoodies' as const }));
  const large = sitePages({ ...catalogue, products });
  const at = (path: string) => large.filter((page) => page.path.startsWith(path));

  test.each(['/shop/page/', '/shop/shirts-hoodies/page/'])(
    'a shop of 100 products has later pages at %s',
    (path) => {
      expect(at(path).map((page) => page.path)).toEqual([`${path}2/`, `${path}3/`]);
      for (const { title, description } of at(path)) {
        expect(title).toMatch(/, page [23] [|] Mavazi$/);
        expect(title.length).toBeLessThanOrEqual(buildLimits.titleLength);
        expect(description).toMatch(/^Page [23] of 3[.] /);
        expect(description.length).toBeLessThanOrEqual(buildLimits.descriptionLength);
      }
    },
  );

  test('the pages of the shop have each of 100 products once', () => {
    const listing = large.filter(({ path }) => path === '/shop/' || path.startsWith('/shop/page/'));
    expect(listing.map((page) => page.products.length)).toEqual([48, 48, 4]);
    expect(listing.flatMap((page) => page.products)).toEqual(products);
  });
});
