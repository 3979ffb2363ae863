import { formAddress, placeToMend, productIn } from './report-places';

test('a place of data/ leads to the form of its product or of its facts', () => {
  const file = 'data/catalogue/products/loafer.ts';
  expect(formAddress({ file, ...productIn(file) })).toBe('#/collections/products/entries/loafer');
  expect(formAddress({ file: 'data/shop.ts' })).toBe('#/collections/_singletons/entries/shop');
  expect(formAddress({ file: 'the environment' })).toBeUndefined();
});

test('a finding leads to the first of its places that has a form', () => {
  const places = [{ file: 'data/host.json' }, { file: 'data/delivery.ts', entry: 'Town' }];
  expect(placeToMend({ sentence: '', stops: true, places, count: 2 })).toEqual({
    address: '#/collections/_singletons/entries/deliveryAreas',
    entry: 'Town',
  });
});
