import { shownCount } from './category';

const categories = [
  { id: 'shoes', count: 6 },
  { id: 'shirts', count: 8 },
];

test('no category shows every product', () => {
  expect(shownCount(categories, null)).toBe(14);
});

test('a category shows its own', () => {
  expect(shownCount(categories, 'shirts')).toBe(8);
});

test.each(['hats', '', 'constructor'])('the unknown category "%s" shows nothing', (chosen) => {
  expect(shownCount(categories, chosen)).toBe(0);
});
