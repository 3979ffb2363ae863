import { either, ref } from '@/lib/format/marks';
import { describeFindings, describeToSettle, describeWarnings } from './describe-findings';

const inProduct = (id: string, more: object = {}) => ({
  file: `data/catalogue/products/${id}.ts`,
  entry: id,
  field: 'priceKes',
  path: ['priceKes'],
  message: 'must be a number: 900',
  ...more,
});

const sentences = (...issues: Parameters<typeof describeFindings>[0]) =>
  describeFindings(issues).map(({ sentence }) => sentence);

test('a form has no quotes and no brackets, so what the check finds is said without them', () => {
  const found = (issue: object) => sentences(inProduct('ankle-boot', { path: ['alt'], ...issue }));
  expect(found({ message: `must be text${either(', in quotes', '')}`, found: '5' })).toEqual([
    'Ankle Boots: Picture text must be text, not 5',
  ]);
  expect(found({ message: `must be ${either('true, or left out', 'on or off')}` })).toEqual([
    'Ankle Boots: Picture text must be on or off',
  ]);
});

test('products with one cause are one finding, with the first of them by name', () => {
  const ids = ['ankle-boot', 'crew-tee', 'sun-hat', 'knit-cap'];
  const [found, another] = describeFindings(ids.map((id) => inProduct(id)));
  expect(found).toMatchObject({
    sentence: 'Ankle Boots, Crew T-shirt, Sun Hat and 1 more: Price must be a number: 900',
    count: 4,
  });
  expect(found?.places.map(({ product }) => product)).toEqual(ids);
  expect(another).toBeUndefined();
});

test('what is there is said of several products only where all have it', () => {
  const two = (another: string) =>
    sentences(inProduct('ankle-boot', { found: '5' }), inProduct('sun-hat', { found: another }));
  expect(two('5')).toEqual(['Ankle Boots, Sun Hat: Price must be a number: 900, not 5']);
  expect(two('6')).toEqual(['Ankle Boots, Sun Hat: Price must be a number: 900']);
});

test('a product whose module cannot be read is named by its id', () => {
  expect(sentences(inProduct('long-lost-boot'))).toEqual([
    'Long lost boot: Price must be a number: 900',
  ]);
});

test('fields in lists and records are said by their titles', () => {
  const till = { file: 'data/payments.ts', path: ['till', 'number'], message: 'must be a till' };
  const area = {
    file: 'data/delivery.ts',
    entry: 'Town',
    path: [0, 'feeKes'],
    message: 'must be a whole number',
  };
  const setting = { file: 'the environment', field: 'BASE_PATH', message: 'must be a folder' };
  expect(sentences(till, area, setting)).toEqual([
    'How customers pay: Till must be a till',
    'Delivery areas and fees, Collect at the stand: Fee must be a whole number',
    'the environment: BASE_PATH must be a folder',
  ]);
});

test('entries of one form with one cause are named behind its title, which is said once', () => {
  const at = (entry: number) => ({
    file: 'data/delivery.ts',
    path: [entry, 'feeKes'],
    message: 'must be 0',
  });
  expect(sentences(at(0), at(1))).toEqual([
    'Delivery areas and fees, Collect at the stand, Sampletown: Fee must be 0',
  ]);
});

test('an entry that is no longer there is called as the check calls it', () => {
  const gone = { file: 'data/catalogue/categories.ts', entry: 'hats', message: 'is gone' };
  expect(sentences(gone)).toEqual(['Categories, hats: is gone']);
});

test('a product that a message names by its file is called by its name', () => {
  const file = 'catalogue/products/sun-hat.ts';
  const message = `must be another name than that of ${ref({ file })}`;
  expect(sentences(inProduct('ankle-boot', { path: ['name'], message }))).toEqual([
    'Ankle Boots: Name must be another name than that of the product Sun Hat',
  ]);
});

test('what stops the shop is before what is worth a look', () => {
  const look = { file: 'data/shop.ts', message: 'worth a look', severity: 'warning' as const };
  const found = describeFindings([look, inProduct('ankle-boot')]);
  expect(found.map(({ stops }) => stops)).toEqual([true, false]);
});

test.each([
  ['data/shop.ts phone', 'The shop, Phone: nobody’s', 'data/shop.ts'],
  ['data/catalogue', 'Catalogue: nobody’s', 'data/catalogue'],
  ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SITE_URL: nobody’s', undefined],
])('what is to settle at %s is said as an owner knows it', (where, sentence, file) => {
  const row = describeToSettle({ harm: 'sells', where, what: 'nobody’s' });
  expect(row).toEqual({ sentence, harm: 'Sells wrongly', stops: true, ...(file && { file }) });
});

test('what must be settled before posts are posted is said as an owner knows it, with the reason', () => {
  const phone = {
    where: 'data/shop.ts phone',
    what: '0700 000 000 is nobody’s',
    onPosts: 'phone' as const,
  };
  const email = { where: 'data/visit.ts email', what: 'hello@example.com is a sample' };
  expect(
    describeWarnings([phone, email].map((one) => ({ harm: 'untrue' as const, ...one }))),
  ).toEqual([
    'The shop, Phone: 0700 000 000 is nobody’s: nobody reaches the shop by the number in them',
  ]);
});
