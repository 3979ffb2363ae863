import { cardFactIssues } from './check-card-facts';

test('a product may have every fact of a card, or a name alone', () => {
  const facts = { priceKes: 750, originalPriceKes: 1000, rating: 4.5, reviews: 0, isNew: true };
  expect(cardFactIssues(facts)).toEqual([]);
  expect(cardFactIssues({ samplePrice: true })).toEqual([]);
});

test.each([
  [
    { samplePrice: undefined },
    ['priceKes', 'must be there: whole shillings without quotes, such as 1500'],
  ],
  [
    { samplePrice: undefined, originalPriceKes: 1000 },
    ['priceKes', 'must be there: whole shillings without quotes, such as 1500'],
  ],
  [{ priceKes: '1,000' }, ['priceKes', 'must be a whole number above 0, without cents', '1,000']],
  [
    { priceKes: 750, originalPriceKes: '1000' },
    ['originalPriceKes', 'must be a whole number above 0, without cents', '1000'],
  ],
  [
    { priceKes: 750, originalPriceKes: 700 },
    ['originalPriceKes', 'must be above the price now, 750', 700],
  ],
  [
    { priceKes: 750, originalPriceKes: 752 },
    ['originalPriceKes', 'must be 1 % above 750 or more', 752],
  ],
  [
    { samplePrice: true, originalPriceKes: 1000 },
    ['originalPriceKes', 'must have the price now, priceKes, beside it'],
  ],
  [{ rating: 6, reviews: 3 }, ['rating', 'must be a number from 0 to 5', 6]],
  [{ rating: '4', reviews: 3 }, ['rating', 'must be a number from 0 to 5', '4']],
  [{ rating: 4, reviews: 1.5 }, ['reviews', 'must be a whole number, 0 or more', 1.5]],
  [{ rating: 4 }, ['rating', 'must have reviews beside it, or be left out']],
  [{ reviews: 4 }, ['reviews', 'must have rating beside it, or be left out']],
  [{ isNew: false }, ['isNew', 'must be true, or left out', false]],
  [{ isBestSeller: 'yes' }, ['isBestSeller', 'must be true, or left out', 'yes']],
])('a product with %j says what must be changed', (facts, issue) => {
  expect(cardFactIssues({ samplePrice: true, ...facts })).toEqual([issue]);
});
