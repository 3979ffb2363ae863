import { promotionIssues } from './check-promotions';
import { describeIssues } from './issue';

const OFFERS = 'data/catalogue/offers.ts';
const FEATURED = 'data/catalogue/featured.ts';
const brogue = { id: 'brogue', priceKes: 750 };
const offer = { productId: 'brogue', originalPriceKes: 1000, rating: 4, reviews: 3 };
const described = (promotions: Record<string, object[]>, product: object = brogue) =>
  describeIssues(promotionIssues(promotions, [{ id: 'shoes', products: [product] }]));

test('an offer and a featured product that agree have no issue', () => {
  expect(described({ [OFFERS]: [offer], [FEATURED]: [offer] })).toBe('');
});

test.each([
  [{ originalPriceKes: 700 }, 'originalPriceKes: must be above the price now, 750, not 700'],
  [
    { originalPriceKes: '1000' },
    'originalPriceKes: must be a whole number above 0, without cents, not "1000"',
  ],
  [{ originalPriceKes: 752 }, 'originalPriceKes: must be 1 % above 750 or more, not 752'],
  [{ rating: 6 }, 'rating: must be a number from 0 to 5, not 6'],
  [{ isnew: true }, 'isnew: must be a field the shop knows; did you mean "isNew"?'],
  [{ reviews: 1.5 }, 'reviews: must be a whole number, 0 or more, not 1.5'],
])('an offer with %j says what must be changed', (over, line) => {
  expect(described({ [OFFERS]: [{ ...offer, ...over }] })).toBe(`${OFFERS}: brogue: ${line}`);
});

test('an offer of a product that does not exist is reported', () => {
  expect(described({ [OFFERS]: [{ ...offer, productId: 'hat' }] })).toBe(
    `${OFFERS}: hat: productId: must be the id of a product, not "hat"`,
  );
});

test('a product that is offered twice is reported', () => {
  expect(described({ [OFFERS]: [offer, offer] })).toBe(
    `${OFFERS}: brogue: productId: must be in this list once`,
  );
});

test('two original prices of one product are reported', () => {
  const promotions = { [OFFERS]: [offer], [FEATURED]: [{ ...offer, originalPriceKes: 1500 }] };
  expect(described(promotions)).toBe(
    `${FEATURED}: brogue: originalPriceKes: must be 1000, as in ${OFFERS}, not 1500`,
  );
});

test('an offer of a product without a price is reported', () => {
  expect(described({ [OFFERS]: [offer] }, { id: 'brogue' })).toBe(
    `${OFFERS}: brogue: productId: must be a product with a priceKes of its own`,
  );
});
