import { catalogueFileWith } from '@/e2e/shop/builders';
import { readCatalogueFile } from './read-catalogue-file';

const stock = { sizes: ['40', '41'], soldOutSizes: ['41'], sizesLeft: { '40': 2 } };
const boot = { id: 'boot', priceKes: 1650, ...stock };
const whole = catalogueFileWith(boot);
/** The product of an entry, beside one that is valid. */
const read = (entry: object) => readCatalogueFile(catalogueFileWith(boot, { id: 'odd', ...entry }));

test('a product has its price, its sizes and their stock, and is on its page', () => {
  expect(readCatalogueFile(whole)?.product('boot')).toMatchObject({
    ...boot,
    path: '/shop/shoes/boot/',
  });
});

test.each([
  ['nothing', null],
  ['a text', '<!doctype html>'],
  ['an array', []],
  ['the file of a release before', { ...whole, v: 1 }],
  ['a file without a date', { ...whole, date: undefined }],
  ['a file of a date that is not one', { ...whole, date: 'today' }],
  ['a file of a day that no calendar has', { ...whole, date: '2026-99-99' }],
  ['a file without products', { ...whole, products: undefined }],
  ['a file of products as a text', { ...whole, products: 'boot' }],
  ['a file of products by id', { ...whole, products: { boot } }],
  ['a file of no product', { ...whole, products: [] }],
  ['a file of no product with a price', { ...whole, products: [{ ...boot, priceKes: '' }, 7] }],
])('%s is not the catalogue', (_, value) => {
  expect(readCatalogueFile(value)).toBeNull();
});

test.each([
  ['a price of 0', { priceKes: 0 }],
  ['a negative price', { priceKes: -1650 }],
  ['a price with cents', { priceKes: 1650.5 }],
  ['a price as a text', { priceKes: '1650' }],
  ['a price that is a word', { priceKes: 'cheap' }],
  ['an absurd price', { priceKes: 1e12 }],
  ['no price', { priceKes: undefined }],
  ['no sizes', { sizes: [] }],
  ['sizes that are not texts', { sizes: [7] }],
  ['sizes as a text', { sizes: '41' }],
  ['no name', { name: null }],
  ['no category', { category: undefined }],
  ['a category without its id', { categoryKey: 9 }],
  ['no kind', { kind: undefined }],
])('a product with %s is not known and the others are', (_, entry) => {
  const file = read(entry);
  expect(file?.product('odd')).toBeUndefined();
  expect(file?.product('boot')).toMatchObject(boot);
  expect(file?.products).toHaveLength(1);
});

test('a product that the file does not have is gone, unless an entry has lost its id', () => {
  expect(read({})?.product('long-gone')).toBe('gone');
  for (const lost of [{ id: undefined }, { id: 7 }])
    expect(read(lost)?.product('long-gone')).toBeUndefined();
});

test('a product has how it fits, and the age that stands under a size', () => {
  const facts = { priceKes: 450, sizes: ['22'], sizeNotes: { '22': '12–18 months', '23': 7 } };
  expect(read({ ...facts, fitText: 'Fits small.' })?.product('odd')).toMatchObject({
    sizeNotes: { '22': '12–18 months' },
    page: { fitText: 'Fits small.' },
  });
  const plain = read({ priceKes: 450, sizes: ['22'], sizeNotes: 7, fitText: 7 })?.product('odd');
  expect(plain).not.toHaveProperty('sizeNotes');
  expect(plain).not.toHaveProperty('page.fitText');
});

test('stock that is not valid is left out and the price stays', () => {
  const odd = { priceKes: 1650, sizes: ['40', '41'] };
  const soldOutSizes = ['41', '99', 7, null];
  const partly = read({ ...odd, soldOutSizes, sizesLeft: { '40': -2, '41': 'two' } });
  expect(partly?.product('odd')).toMatchObject({ ...odd, soldOutSizes: ['41'] });
  expect(partly?.product('odd')).not.toHaveProperty('sizesLeft');
  const none = read({ ...odd, soldOutSizes: 'all', sizesLeft: 7 })?.product('odd');
  expect(none).toMatchObject(odd);
  expect(none).not.toHaveProperty('soldOutSizes');
  expect(none).not.toHaveProperty('sizesLeft');
});

test.each([
  ['a former price', { originalPriceKes: 'dear' }, 'originalPriceKes'],
  ['a day', { added: 'yesterday' }, 'added'],
  ['a thirtieth of February', { added: '2026-02-30' }, 'added'],
  ['a picture without its widths', { picture: { hash: 'x', colour: '#fff' } }, 'picture'],
  ['a picture that is a text', { picture: 'boot.jpg' }, 'picture'],
])('%s that is not valid is left out and the product stays', (_, entry, field) => {
  expect(read(entry)?.product('odd')).toMatchObject({ name: 'Boots' });
  expect(read(entry)?.product('odd')).not.toHaveProperty(field);
});

test('an invalid fact of a product’s page is left out, and the product stays', () => {
  const views = [7, { name: 'odd-2' }, { hash: 'x', widths: [112], aspect: 1 }];
  const odd = { rating: 'good', reviews: -3, drawn: 'yes', views };
  expect(read(odd)?.product('odd')).toMatchObject({ name: 'Boots', page: { views: [] } });
  expect(read({ views: 'many' })?.product('odd')).toMatchObject({ page: { views: [] } });
  expect(read({ rating: 50 })?.product('odd')).not.toHaveProperty('page.rating');
});

test('of the words those that are texts are read', () => {
  const words = { shoe: 'viatu', '<': 7 };
  expect(readCatalogueFile({ ...whole, words })?.words).toEqual({ shoe: 'viatu' });
  expect(readCatalogueFile({ ...whole, words: 'viatu' })?.words).toEqual({});
});

test('a product whose id is the name of an object’s own field is looked up as any other', () => {
  for (const id of ['constructor', '__proto__', 'toString'])
    expect(readCatalogueFile(whole)?.product(id)).toBe('gone');
});
