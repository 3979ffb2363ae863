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
import { toCardProduct } from '@/lib/catalogue/product';
import { findingFile } from './finding-file';
import { parseFinding } from './parse-finding';

const families = { Brown: ['Dark Brown', 'Tan'] };
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
      pictureAwaited: true,
    }),
  ],
  { boot: pictureOf('boot'), clog: pictureOf('clog', { hash: 'x', widths: [112], aspect: 2 }) },
).products;
const read = parseFinding(JSON.parse(findingFile(products, searchWords, families))).products;

test('every product is read from the finding index as its card shows it, in the listing’s order', () => {
  expect(read).toHaveLength(3);
  for (const [at, product] of products.entries()) {
    const { picture, ...card } = toCardProduct(product);
    // Until the picture is there, a colour of three digits is near enough.
    const shown = picture && { ...picture, colour: '#cdb' };
    expect(read[at]).toMatchObject({ ...card, description: '', alt: '' });
    expect(read[at]?.picture).toEqual(shown);
  }
});

test.each([true, undefined])(
  'sizes with a guide, or own sizes without one, are read as such: %s',
  (has) => {
    const { products: guided } = catalogueWith({
      categories: [categoryWith({ products: [recordWith({ sizes: has ? 'shoes' : ['8', '9'] })] })],
      sizeGuides: [sizeGuideWith()],
    });
    const [product] = parseFinding(JSON.parse(findingFile(guided, searchWords, {}))).products;
    expect(product?.hasSizeGuide).toBe(has);
    expect(product?.hasOwnSizes).toBe(!has);
  },
);

test('a product of the finding index has no label, which is for the featured ones alone', () => {
  expect(read[1]).not.toHaveProperty('isNew');
});

test('a product of the finding index has what it is filtered and found by', () => {
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
  const found = parseFinding(JSON.parse(findingFile(shown, words, {}))).products;
  expect(found.map(({ kindWords }) => kindWords)).toEqual(['official-shoes Shoes', 'tops']);
});

test('of what a picture shows, its name, colours and small words are left out', () => {
  const [shown] = catalogueOf([
    recordWith({
      name: 'T-shirt',
      colour: 'Navy',
      alt: 'Navy T-shirt with a café’s print on the chest',
    }),
  ]).products;
  expect(
    parseFinding(JSON.parse(findingFile(shown ? [shown] : [], searchWords, families))).products[0]
      ?.shows,
  ).toBe('cafe print men women');
});

test('the finding index grows by at most 80 bytes gzipped for each product', () => {
  const many = (count: number) =>
    catalogueOf(
      Array.from({ length: count }, (_, at) =>
        recordWith({
          id: `product-${at * 7919}`,
          name: `The ${(at * 7919).toString(36)} boots`,
          priceKes: 1000 + ((at * 7919) % 50) * 50,
          alt: `Boots ${((at * 104729) % 99991).toString(36)} with laces and a white sole`,
        }),
      ),
    ).products;
  expect(gzipSync(findingFile(many(2600), searchWords, families)).length).toBeLessThanOrEqual(
    80 * 2600,
  );
});
