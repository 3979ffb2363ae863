import { groupId, variantId } from './variant-id';

const longId = 'mens-premium-brown-leather-office-shoes-with-cushioned-insole-in-brown';

test('the id of a size is made from product and size', () => {
  expect(variantId({ id: 'plain-shirt', sizes: ['L', 'XL'] }, 'XL')).toBe('plain-shirt-XL');
  expect(variantId({ id: 'tee', sizes: ['2/3 years'] }, '2/3 years')).toBe('tee-2_3_years');
  expect(groupId({ id: 'plain-shirt' })).toBe('plain-shirt');
});

test.each([
  ['sizes that differ in their signs alone', 'tee', ['2-3 years', '2/3 years', '5½', '5+', 'S']],
  ['a long id', longId, ['40', '41', '2-3 years', '2/3 years']],
  ['sizes of another alphabet', 'tee', ['大', '小', 'Ñ']],
])('of %s each has an id alone, of 50 characters at most', (_, id, sizes) => {
  const ids = sizes.map((size) => variantId({ id, sizes }, size));
  expect(new Set(ids).size).toBe(sizes.length);
  expect(Math.max(...[...ids, groupId({ id })].map(({ length }) => length))).toBeLessThanOrEqual(
    50,
  );
  const others = sizes.toReversed();
  expect(others.map((size) => variantId({ id, sizes: others }, size))).toEqual(ids.toReversed());
});

test('two long ids that begin alike stay two', () => {
  expect(groupId({ id: `${longId}-a` })).not.toBe(groupId({ id: `${longId}-b` }));
});
