import { productFields, unknownFieldIssues } from './check-fields';

test.each([
  ['soldout', 'soldOut'],
  ['pricekes', 'priceKes'],
  ['price', 'priceKes'],
  ['color', 'colour'],
  ['sizeLeft', 'sizesLeft'],
  ['discription', 'description'],
])('the unknown field %s is reported with the field %s that it resembles', (field, meant) => {
  expect(unknownFieldIssues({ id: 'brogue', [field]: 1 }, productFields)).toEqual([
    [field, `must be a field the shop knows; did you mean "${meant}"?`],
  ]);
});

test.each(['weight', 'constructor'])(
  'the unknown field %s, which resembles none, is reported with every field',
  (field) => {
    expect(unknownFieldIssues({ [field]: 1 }, { id: true, name: true })).toEqual([
      [field, 'must be a field the shop knows: id, name'],
    ]);
  },
);

test('a record with known fields alone has no unknown field', () => {
  expect(unknownFieldIssues({ id: 'brogue', soldOut: true }, productFields)).toEqual([]);
});
