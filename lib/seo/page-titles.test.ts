import { shop } from '@/data/shop';
import { catalogueWith, categoryWith, recordWith } from '@/e2e/shop/builders';
import { pages as pageTexts } from '@/lib/facts/texts';
import { descriptionLength } from '@/lib/seo/page-titles';
import { pageAt, sitePages } from './page-titles';

const boot = recordWith({ id: 'boot', originalPriceKes: 1250, sizes: 'shoes' });
const clog = recordWith({ id: 'clog', name: 'Clogs', priceKes: 400 });
const cap = recordWith({ id: 'cap', name: 'Cap', sizes: ['M'] });
const catalogue = catalogueWith({
  categories: [
    categoryWith({ id: 'shoes', name: 'Shoes', products: [boot, clog] }),
    categoryWith({ id: 'hats', name: 'Hats', products: [cap] }),
  ],
  featured: ['boot'],
  updated: { boot: '2026-12-24', clog: '2026-12-31', cap: '2026-12-01' },
});
const pages = sitePages(catalogue);

test('there is a page for each product and each category, and eight others', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/shop/',
    '/about/',
    '/contact/',
    '/size-guide/',
    '/delivery/',
    '/returns/',
    '/privacy/',
    '/shop/shoes/',
    '/shop/hats/',
    '/shop/shoes/boot/',
    '/shop/shoes/clog/',
    '/shop/hats/cap/',
  ]);
  for (const own of ['title', 'description'] as const) {
    expect(new Set(pages.map((page) => page[own])).size).toBe(pages.length);
  }
  expect(new Set(pages.map(({ card }) => card.name)).size).toBe(pages.length);
});

test('every title ends with the shop’s name', () => {
  expect(pages.filter(({ title }) => !title.endsWith(` | ${shop.name}`))).toEqual([]);
});

test('a product’s title has its price, and its description the sizes', () => {
  const { title, description, card } = pageAt('/shop/shoes/boot/', catalogue);
  expect(title).toBe(`Boots, KSh 1,000 | ${shop.name}`);
  expect(description).toContain('KSh 1,000, sizes 40 to 42.');
  expect(card).toMatchObject({ pill: 'KSh 1,000', was: 'KSh 1,250', productIds: ['boot'] });
  expect(pageAt('/shop/hats/cap/', catalogue).description).toContain('KSh 1,000, size M.');
});

test('a long text makes no description longer than a search result shows', () => {
  const description = 'A sentence about shoes that says a lot. '.repeat(9).trim();
  const products = [recordWith({ description })];
  const long = catalogueWith({ categories: [categoryWith({ description, products })] });
  for (const path of ['/shop/shoes/', '/shop/shoes/boot/']) {
    const { length } = pageAt(path, long).description;
    expect(length).toBeLessThanOrEqual(descriptionLength);
    expect(length).toBeGreaterThan(100);
  }
});

test('a category without a description is described by its name, its choice and its price', () => {
  const { description: _, ...category } = categoryWith({ products: [recordWith()] });
  const { description } = pageAt('/shop/shoes/', catalogueWith({ categories: [category] }));
  expect(description).toMatch(/^Shoes\. Choose among 1, from KSh/);
});

test('a category’s title has its lowest price', () => {
  const { name, products } = pageAt('/shop/shoes/', catalogue);
  expect(name).toBe('Shoes from KSh 400');
  expect(products.map(({ id }) => id)).toEqual(['boot', 'clog']);
});

test('a page last changed when its words or the newest of its products did', () => {
  expect(pageAt('/shop/', catalogue).updated).toBe('2026-12-31');
  expect(pageAt('/', catalogue).updated).toBe('2026-12-24');
  expect(pageAt('/about/', catalogue).updated).toBe(pageTexts.about.updated);
  expect(pageAt('/shop/hats/', catalogue).updated).toBe('2026-12-01');
});

test('a page whose last change is not known claims no day', () => {
  const unknown = catalogueWith({ categories: [categoryWith({ products: [boot] })] });
  expect(pageAt('/shop/shoes/boot/', unknown).updated).toBe('');
  expect(pageAt('/shop/shoes/', unknown).updated).toBe('');
  expect(pageAt('/shop/', unknown).updated).toBe('');
  expect(pageAt('/about/', unknown).updated).toBe(pageTexts.about.updated);
});

test('an address without a page throws', () => {
  expect(() => pageAt('/shop/socks/', catalogue)).toThrow('No page at /shop/socks/');
});

describe('sitePages', () => {
  const products = Array.from({ length: 100 }, (_, at) => recordWith({ id: `boot-${at}` }));
  const large = catalogueWith({ categories: [categoryWith({ products })] });
  const at = (path: string) => sitePages(large).filter((page) => page.path.startsWith(path));

  test.each(['/shop/page/', '/shop/shoes/page/'])(
    'a shop of 100 products has later pages at %s',
    (path) => {
      expect(at(path).map((page) => page.path)).toEqual([`${path}2/`, `${path}3/`]);
      expect(at(path).map(({ title }) => title)).toEqual([
        expect.stringContaining(`, page 2 | ${shop.name}`),
        expect.stringContaining(`, page 3 | ${shop.name}`),
      ]);
      for (const { description } of at(path)) {
        expect(description).toMatch(/^Page [23] of 3[.] /);
        expect(description.length).toBeLessThanOrEqual(descriptionLength);
      }
    },
  );

  test('the pages of the shop have each of 100 products once', () => {
    const listing = [pageAt('/shop/', large), ...at('/shop/page/')];
    expect(listing.map((page) => page.products.length)).toEqual([48, 48, 4]);
    expect(listing.flatMap((page) => page.products)).toEqual(large.products);
  });
});
