import { searchWords } from '@/data/search-words';
import { catalogueOf, pictureOf, recordWith } from '@/e2e/shop/builders';
import { findingFile } from './finding-file';
import { parseFinding } from './parse-finding';

const { products } = catalogueOf([recordWith({ id: 'boot' })], { boot: pictureOf('boot') });
const whole = () => JSON.parse(findingFile(products, searchWords, {}));
const withCell = (at: number, value: unknown) => {
  const file = whole();
  file.products[0][at] = value;
  return file;
};

test.each([
  ['nothing', null],
  ['a page', '<!doctype html>'],
  ['an array', []],
  ['another version', { ...whole(), v: 0 }],
  ['no products', { ...whole(), products: undefined }],
  ['an empty list of products', { ...whole(), products: [] }],
  ['a product that is a text', { ...whole(), products: ['boot'] }],
  ['an empty product', { ...whole(), products: [[]] }],
  ['no table of sizes', { ...whole(), sets: undefined }],
  ['no colours', { ...whole(), colours: {} }],
  ['a product without a name', withCell(1, null)],
  ['a category that is not there', withCell(2, 9)],
  ['a category by a name of its own', withCell(2, 'length')],
  ['a price of 0', withCell(7, 0)],
  ['a price that is a word', withCell(7, 'cheap')],
  ['no price', withCell(7, undefined)],
  ['a picture that is not there', withCell(10, 9)],
  ['further facts that are not valid', withCell(13, { soldOutSizes: 'all' })],
])('%s is refused as a finding index', (_, value) => {
  expect(() => parseFinding(value)).toThrow('not the finding index');
});

test('a finding index is read', () => {
  expect(parseFinding(whole()).products[0]).toMatchObject({
    id: 'boot',
    path: '/shop/shoes/boot/',
  });
});
