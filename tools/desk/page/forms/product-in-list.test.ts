import { product } from '@/data/schema/product';
import { recordWith } from '@/e2e/shop/builders';
import { toForm } from './form-value';
import { PRICE_ORDER } from './product-in-list';

test('products are sorted by price as numbers are, though the package compares texts', () => {
  const orders = [90, 900, 4000, 12500].map((priceKes) =>
    String(toForm(product, recordWith({ priceKes }))[PRICE_ORDER]),
  );
  expect(orders.toSorted()).toEqual(orders);
});
