import { promotionIssues } from './check-promotions';
import { describeIssues } from './issue';

const OFFERS = 'data/catalogue/offers.ts';
const FEATURED = 'data/catalogue/featured.ts';
const categories = [{ id: 'shoes', products: [{ id: 'brogue' }, { id: 'clog' }] }];
const described = (lists: Record<string, readonly unknown[]>) =>
  describeIssues(promotionIssues(lists, categories));

test('a product may be in both lists, and a list may be empty', () => {
  expect(described({ [OFFERS]: ['brogue', 'clog'], [FEATURED]: ['brogue'] })).toBe('');
  expect(described({ [OFFERS]: [], [FEATURED]: [] })).toBe('');
});

test.each([
  ['hat', 'must be the id of a product, not "hat"'],
  ['brogues', 'must be the id of a product; did you mean "brogue"?'],
])('the offer %s, which is no product, is reported', (id, must) => {
  expect(described({ [OFFERS]: [id] })).toBe(`${OFFERS}: ${id}: ${must}`);
});

test('a product that is twice in a list is reported', () => {
  expect(described({ [OFFERS]: ['brogue', 'brogue'] })).toBe(
    `${OFFERS}: brogue: must be in this list once`,
  );
});

test.each([
  [
    { productId: 'brogue', originalPriceKes: 1000, rating: 4, reviews: 3, isNew: false },
    "brogue: must be the id alone: write 'brogue', and move originalPriceKes, rating, reviews to its record in data/catalogue/shoes.ts",
  ],
  [
    { productId: 'hat', originalPriceKes: 1000 },
    "hat: must be the id alone: write 'hat', and move originalPriceKes to its record",
  ],
  [{ productId: 'clog' }, "clog: must be the id alone: write 'clog'"],
  [40, 'must hold ids of products in quotes, not 40'],
])('the entry %j says what to write in its place', (entry, message) => {
  expect(described({ [FEATURED]: [entry] })).toBe(`${FEATURED}: ${message}`);
});
