import { cardSizes } from './card-sizes';

test('a card names the first five sizes and counts the others', () => {
  expect(
    cardSizes({ sizes: ['36', '37', '38', '39', '40', '41', '42'], hasOwnSizes: false }),
  ).toEqual({
    named: ['36', '37', '38', '39', '40'],
    more: 2,
  });
});

test('five sizes or fewer need no count', () => {
  expect(cardSizes({ sizes: ['S', 'M'], hasOwnSizes: false })).toEqual({
    named: ['S', 'M'],
    more: 0,
  });
});

test('a product’s own sizes stand whole', () => {
  const sizes = ['29', '30', '31', '32', '33', '34', '35', '36'];
  expect(cardSizes({ sizes, hasOwnSizes: true })).toEqual({ named: sizes, more: 0 });
});
