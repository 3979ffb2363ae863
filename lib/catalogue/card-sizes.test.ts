import { cardSizes } from './card-sizes';

test('a card shows the first five sizes and the number of the others', () => {
  expect(
    cardSizes({ sizes: ['36', '37', '38', '39', '40', '41', '42'], hasOwnSizes: false }),
  ).toEqual({
    named: ['36', '37', '38', '39', '40'],
    more: 2,
  });
});

test('a card with five sizes or fewer shows no number', () => {
  expect(cardSizes({ sizes: ['S', 'M'], hasOwnSizes: false })).toEqual({
    named: ['S', 'M'],
    more: 0,
  });
});

test('a card shows all of a product’s own sizes', () => {
  const sizes = ['29', '30', '31', '32', '33', '34', '35', '36'];
  expect(cardSizes({ sizes, hasOwnSizes: true })).toEqual({ named: sizes, more: 0 });
});

test('a card shows the sizes that are left', () => {
  const sizes = ['S', 'M', 'L'];
  expect(cardSizes({ sizes, hasOwnSizes: true, soldOutSizes: ['S', 'L'] }).named).toEqual(['M']);
  expect(cardSizes({ sizes, hasOwnSizes: true, soldOutSizes: sizes }).named).toEqual([]);
});
