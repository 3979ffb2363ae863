import { gzipSync } from 'node:zlib';
import { catalogueOf, recordWith } from '@/e2e/shop/builders';
import { catalogueFiles } from './catalogue-files';
import { cataloguePath, PRODUCTS_IN_ONE_FILE, partOf, partPath } from './catalogue-part';
import { parseCatalogue } from './parse-catalogue';

const DATE = '2026-11-22';
const productsOf = (count: number) =>
  catalogueOf(
    Array.from({ length: count }, (_, at) =>
      recordWith({
        id: `product-with-a-long-id-${at * 7919}`,
        priceKes: 1000 + ((at * 7919) % 50) * 50,
        sizes: ['36', '37', '38', '39', '40', '41', '42', '43', String(44 + (at % 5))],
        ...(at % 3 === 0 && { soldOut: ['36', '40'] }),
        ...(at % 4 === 0 && { sizesLeft: { '41': 2 } }),
      }),
    ),
  ).products;
const fileOf = (files: ReadonlyMap<string, string>, address: string) =>
  parseCatalogue(JSON.parse(files.get(address) ?? 'null'));

test('today’s catalogue of 26 products is one file of at most 1.5 kB gzipped', () => {
  const files = catalogueFiles(productsOf(26), DATE);
  expect(fileOf(files, cataloguePath)?.parts).toBeUndefined();
  expect(gzipSync(files.get(cataloguePath) ?? '').length).toBeLessThanOrEqual(1500);
});

test('every product is read from the catalogue as it was written', () => {
  const products = productsOf(26);
  const file = fileOf(catalogueFiles(products, DATE), cataloguePath);
  expect(file?.date).toBe(DATE);
  for (const { id, priceKes, sizes, soldOutSizes = [], sizesLeft = {} } of products)
    expect(file?.product(id)).toEqual({ priceKes, sizes, soldOutSizes, sizesLeft });
  expect(file?.product('long-gone')).toBe('gone');
});

test('a large catalogue is in parts, each product in the part of its id', () => {
  const products = productsOf(PRODUCTS_IN_ONE_FILE * 4);
  const files = catalogueFiles(products, DATE);
  const parts = fileOf(files, cataloguePath)?.parts ?? 0;
  expect(files.size).toBe(1 + parts);
  for (const { id, priceKes } of products) {
    const part = fileOf(files, partPath(partOf(id, parts), parts));
    expect(part?.product(id)).toMatchObject({ priceKes });
  }
  for (const text of files.values()) expect(gzipSync(text).length).toBeLessThanOrEqual(4000);
});
