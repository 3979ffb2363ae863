import { priceBand, priceLabel } from './price-bands';
import { priceRange } from './shelf-address';

test.each([
  [0, '0-99'],
  [200, '200-499'],
  [450, '200-499'],
  [499, '200-499'],
  [500, '500-999'],
  [2499, '2000-2499'],
  [2500, '2500-2999'],
  [50_000, '50000-99999'],
  [250_000, '100000-'],
])('the price %i is in the band %s', (kes, band) => {
  expect(priceBand(kes)).toBe(band);
});

test('every price is in its own band, and in no other', () => {
  for (let kes = 1; kes < 200_000; kes += 97) {
    const range = priceRange(priceBand(kes));
    expect(range && range.from <= kes && kes <= range.to).toBe(true);
  }
});

test.each([
  ['0-99', 'Under KSh\u00a0100'],
  ['0-2500', 'Up to KSh\u00a02,500'],
  ['500-999', 'KSh\u00a0500–999'],
  ['2000-2999', 'KSh\u00a02,000–2,999'],
  ['100000-', 'KSh\u00a0100,000 and more'],
  ['cheap', 'cheap'],
])('the price range %s is called %s', (value, label) => {
  expect(priceLabel(value)).toBe(label);
});
