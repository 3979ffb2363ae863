import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { searchWords } from '@/data/search-words';
import {
  catalogueOf,
  catalogueWith,
  categoryWith,
  pictureOf,
  recordWith,
  sizeGuideWith,
} from '@/e2e/shop/builders';
import { furtherKey } from '@/lib/catalogue/catalogue';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
import { readCatalogueFile } from '@/lib/catalogue/read-catalogue-file';
import { writeCatalogueFile } from './write-catalogue-file';

const families = { Brown: ['Dark Brown', 'Tan'] };
const write = (shown: readonly Product[], words = searchWords) =>
  writeCatalogueFile(shown, { date: '2026-11-22', words, families, guides: [] });
/** The products as a phone reads them. */
const readAs = (...of: Parameters<typeof write>) =>
  readCatalogueFile(JSON.parse(write(...of)))?.products ?? [];

const products = catalogueOf(
  [
    recordWith({ id: 'boot', originalPriceKes: 1500, colour: 'Dark Brown/Tan' }),
    recordWith({
      id: 'clog',
      sizes: 'shoes',
      soldOut: ['40'],
      sizesLeft: { '41': 2 },
      isNew: true,
      added: '2026-11-02',
    }),
    recordWith({
      id: 'gone',
      soldOut: true,
      gender: 'female',
      ageGroup: 'kids',
    }),
  ],
  { boot: pictureOf('boot'), clog: pictureOf('clog', { hash: 'x', widths: [112], aspect: 2 }) },
).products;
const read = readAs(products);

test('every product is read from the file as its card shows it, in the listing’s order', () => {
  expect(read).toHaveLength(3);
  for (const [at, product] of products.entries()) {
    const { kind, added, markedNew, colours, kindWords, is, shows, page, ...card } = read[at] ?? {};
    expect(card).toEqual(toCardProduct(product));
  }
});

test.each([true, undefined])(
  'sizes with a guide, or own sizes without one, are read as such: %s',
  (has) => {
    const { products: guided } = catalogueWith({
      categories: [categoryWith({ products: [recordWith({ sizes: has ? 'shoes' : ['8', '9'] })] })],
      sizeGuides: [sizeGuideWith()],
    });
    const [product] = readAs(guided);
    expect(product?.hasSizeGuide).toBe(has);
    expect(product?.hasOwnSizes).toBe(!has);
  },
);

test('a product of the file has no label, which is for the featured ones alone', () => {
  expect(read[1]).not.toHaveProperty('isNew');
});

test('a product’s dialog reads the facts of its page from the file, and its card does not', () => {
  const shown = { rating: 4.6, reviews: 48, drawn: true as const, material: 'Suede' };
  const side = pictureOf('boot-2', { further: true });
  const [product] = readAs(
    catalogueOf([recordWith({ id: 'boot', views: ['from the side'], ...shown })], {
      boot: pictureOf('boot'),
      [furtherKey('boot', 2)]: side,
    }).products,
  );
  expect(product?.page).toEqual({
    ...shown,
    views: [{ picture: side, shows: 'from the side' }],
  });
  for (const field of Object.keys(shown)) expect(product).not.toHaveProperty(field);
});

test('a product of the file has the facts that filters and search need', () => {
  expect(read[0]).toMatchObject({
    kind: 'shoes',
    colours: ['Dark Brown', 'Tan'],
  });
  expect(read[1]).toMatchObject({
    markedNew: true,
    added: '2026-11-02',
    sizesLeft: { '41': 2 },
    soldOutSizes: ['40'],
  });
  expect(read[2]).toMatchObject({ soldOutSizes: ['40', '41'] });
  expect(read[2]).not.toHaveProperty('picture');
});

test('products of a kind are called as the owner says, else as the kind and the end of its path', () => {
  const { products: shown } = catalogueOf([
    recordWith({ id: 'a', kind: 'official-shoes' }),
    recordWith({ id: 'b', kind: 'shirts' }),
  ]);
  const words = { ...searchWords, kinds: { shirts: ['tops'] } };
  const found = readAs(shown, words);
  expect(found.map(({ kindWords }) => kindWords)).toEqual(['official-shoes Shoes', 'tops']);
});

test('the name, the colours and small words of a picture’s text are left out', () => {
  const { products: shown } = catalogueOf([
    recordWith({
      name: 'T-shirt',
      colour: 'Navy',
      alt: 'Navy T-shirt with a café’s print on the chest',
    }),
  ]);
  expect(readAs(shown)[0]?.shows).toBe('cafe print men women');
});

test('a shop of 300 products with different names, prices and pictures has a file of at most 30 kB gzipped', () => {
  const numbers = Array.from({ length: 300 }, (_, at) => at * 7919);
  const hash = (number: number) => createHash('md5').update(`${number}`).digest('hex');
  const { products: many } = catalogueOf(
    numbers.map((number) =>
      recordWith({
        id: `product-${number}`,
        name: `The ${hash(number).slice(0, 5)} boots`,
        priceKes: 1000 + (number % 50) * 50,
        soldOut: number % 3 === 0 ? ['40'] : [],
        alt: `Boots ${hash(number).slice(5, 10)} with laces and a white sole`,
      }),
    ),
    Object.fromEntries(
      numbers.map((number) => [
        `product-${number}`,
        pictureOf(`product-${number}`, { hash: hash(number).slice(10, 17) }),
      ]),
    ),
  );
  expect(gzipSync(write(many)).length).toBeLessThanOrEqual(30_000);
});
