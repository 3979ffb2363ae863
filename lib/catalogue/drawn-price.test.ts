import { drawnPriceKes } from './drawn-price';

const ids = Array.from({ length: 500 }, (_, i) => `product-${i}`);

test('a drawn price stays the same for the same product', () => {
  expect(ids.map(drawnPriceKes)).toEqual(ids.map(drawnPriceKes));
});

test('drawn prices lie between 1,000 and 3,500 in steps of 50', () => {
  for (const price of ids.map(drawnPriceKes)) {
    expect(price).toBeGreaterThanOrEqual(1000);
    expect(price).toBeLessThanOrEqual(3500);
    expect(price % 50).toBe(0);
  }
});

test('drawn prices differ from product to product', () => {
  expect(new Set(ids.map(drawnPriceKes)).size).toBeGreaterThan(40);
});
