import { drawnPriceKes } from './drawn-price';

const ids = Array.from({ length: 500 }, (_, i) => `product-${i}`);

test('a drawn price depends on the product’s id alone and never changes', () => {
  expect(['boot', 'product-1', 'product-2'].map(drawnPriceKes)).toEqual([1800, 1850, 2050]);
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
